// Draws src/logos/*.svg again: node test/setup/logos.mjs
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { drawLogo, LOGOS } from './logo-recipes.mjs';
import { root } from './run.mjs';

const folder = `${root}src/logos`;
for (const name of readdirSync(folder)) if (name.endsWith('.svg')) rmSync(`${folder}/${name}`);
for (const name of Object.keys(LOGOS)) writeFileSync(`${folder}/${name}.svg`, drawLogo(name));
