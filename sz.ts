import { build, mergeConfig } from 'vite'; import { widgetBuild } from './src/build/widget-build.ts'; import { resolve } from 'node:path'; import { brotliCompressSync } from 'node:zlib'; import { transform } from 'esbuild';
const r:any = await build(mergeConfig(widgetBuild(resolve('src')) as any, { configFile:false, logLevel:'error', build:{ write:false } }));
const out=[r].flat()[0].output; const c=out.find((o:any)=>o.isEntry);
const mods:any[]=[]; for(const [id,m] of Object.entries(c.modules) as any){ if(!m.code) continue; mods.push([id.replace(process.cwd()+'/',''), (await transform(m.code,{minify:true,loader:'js',target:'es2022'})).code]); }
const br=(a:any[])=>brotliCompressSync(a.map(x=>x[1]).join('\n')).length; const all=br(mods);
console.log(all); console.log(mods.map((m:any)=>[all-br(mods.filter(x=>x!==m)),m[0].slice(-60)]).sort((a:any,b:any)=>b[0]-a[0]).slice(0,64).map(x=>x.join(' ')).join('\n'));
console.log(c.exports.length, c.exports.join(' '));
