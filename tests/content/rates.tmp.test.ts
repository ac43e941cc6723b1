import { test } from 'vitest';
import { foundIn } from '/work/main/tests/content/test-site.ts';
import * as m from '/work/main/tests/content/mutations.ts';
test('rates', () => {
  const layouts: m.Layout[] = ['block','flow','quoted','wide'];
  for (const kind of ['misspellings','duplicates','retypings','emptyings','deletions','misindentations'] as const) for (const layout of (process.env.L ? process.env.L.split(',') as m.Layout[] : layouts)) { if (process.env.K && !process.env.K.includes(kind)) continue;
    if (kind==='misindentations' && layout==='flow') continue;
    let n=0, one=0, right=0, zero=0; const bad:string[]=[]; const t0=Date.now();
    for (const p of m.examplePages(layout)) for (const mu of m[kind](p.name,p.text,layout)) {
      n++; const found=foundIn(mu.text);
      if (found.length===0) { zero++; if(kind!=='deletions' && kind!=='misindentations') bad.push(mu.name+' => none'); continue; }
      if (found.length===1) { one++; if (mu.expected.includes(found[0]!.split(' ')[0]!)) right++; else bad.push(`${mu.name} => ${found} expected ${mu.expected}`); }
      else bad.push(`${mu.name} => ${found.join(', ')} expected ${mu.expected}`);
    }
    console.log(`${kind} ${layout}: n=${n} zero=${zero} one=${one} right=${right} bad=${bad.length} ${Date.now()-t0}ms`);
    if (process.env.SHOW?.includes(kind)) for (const b of bad.slice(0, Number(process.env.N ?? 12))) console.log('     ', b);
  }
}, 600000);
