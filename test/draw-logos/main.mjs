// Draws src/button/logos/*.svg again: node test/draw-logos/main.mjs
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { drawLogo, LOGOS } from './recipes.mjs';
import { root } from '../setup/run.mjs';

const folder = `${root}src/button/logos`;
for (const name of readdirSync(folder)) if (name.endsWith('.svg')) rmSync(`${folder}/${name}`);
for (const name of Object.keys(LOGOS)) writeFileSync(`${folder}/${name}.svg`, drawLogo(name));
