// The rules about what is unused, unreachable, alike or hard to read; and how an author quiets
// them.
import { describe, expect, test } from 'vitest';
import type { SiteFacts } from '../../../src/checker/check-site.ts';
import { contrast } from '../../../src/base/pure/colour.ts';
import { check, checker, facts, found, notFoundYaml, pageYaml, siteYaml } from '../test-site.ts';
import { createTextSet } from '../../../src/base/pure/text-set.ts';

/** The site of the tests with every rule on, and with pictures that are all in use. */
const strictSite = siteYaml.replace(/# The pages of tests[\s\S]*$/, '');
const fewImages: SiteFacts = { ...facts, images: { '/images/logo.svg': facts.images['/images/logo.svg']! } };
const strict = (files: Record<string, string>, images = fewImages) =>
  found(
    checker.checkSite({
      texts: createTextSet({
        'site.yaml': strictSite,
        'pages/index.yaml': pageYaml,
        'pages/404.yaml': notFoundYaml,
        ...files,
      }),
      facts: images,
    }),
  );

const other = pageYaml.replace('title: Home', 'title: Other').replace('The home page.', 'Another page.');
const linked = pageYaml.replace('href: /', 'href: /other');
const withSite = (more: string) => ({ 'site.yaml': strictSite + more });

describe('a page is reached', () => {
  test('from the home page, from a page that is reached', () => {
    expect(strict({ 'pages/other.yaml': other })).toEqual(['pages/other.yaml:1:1 site/unreachable-page']);
    expect(strict({ 'pages/index.yaml': linked, 'pages/other.yaml': other })).toEqual([]);
  });

  test('not by a redirect or from a not-found page, where nobody goes on purpose', () => {
    const unreached = ['pages/other.yaml:1:1 site/unreachable-page'];
    const redirected = withSite('redirects:\n  - { from: /old, to: /other }\n');
    expect(strict({ ...redirected, 'pages/other.yaml': other })).toEqual(unreached);
    const lost = linked.replace('title: Home', 'title: Lost').replace('The home page.', 'Nothing is here.');
    expect(strict({ 'pages/404.yaml': lost, 'pages/other.yaml': other })).toEqual(unreached);
  });

  test('not from itself or from another page that nobody reaches; a not-found page needs no link', () => {
    const third = other.replace('Other', 'Third').replace('Another', 'A third').replace('href: /', 'href: /other');
    expect(strict({ 'pages/other.yaml': other.replace('href: /', 'href: /third'), 'pages/third.yaml': third })).toEqual(
      ['pages/other.yaml:1:1 site/unreachable-page', 'pages/third.yaml:1:1 site/unreachable-page'],
    );
    expect(strict({ 'pages/404.yaml': other })).toEqual([]);
  });

  test('nothing is reported while another page cannot be read', () => {
    const broken = pageYaml.replace('heading', 'headign');
    expect(strict({ 'pages/index.yaml': broken, 'pages/other.yaml': other })).toEqual([
      'pages/index.yaml:5:5 schema/unknown-key',
    ]);
  });
});

test('a misspelt link is reported once: not also that its target cannot be reached', () => {
  expect(strict({ 'pages/index.yaml': linked.replace('/other', '/othr'), 'pages/other.yaml': other })).toEqual([
    'pages/index.yaml:8:13 site/broken-link',
  ]);
});

test('a site needs a page for unknown addresses; one of a folder is none for the others', () => {
  const files = { 'site.yaml': strictSite, 'pages/index.yaml': pageYaml, 'pages/offers/404.yaml': notFoundYaml };
  const checked = checker.checkSite({ texts: createTextSet(files), facts: fewImages });
  expect(found(checked)).toEqual(['pages/404.yaml:1:1 site/no-not-found-page']);
  expect(strict({ 'pages/index.yaml': linked.replace('/other', '/othr') })).toEqual([
    'pages/index.yaml:8:13 site/broken-link',
  ]);
});

describe('pictures, text files and shared sections', () => {
  test('a picture counts as used wherever its address appears', () => {
    expect(strict({}, facts)).toEqual([
      'public/images/example.svg:1:1 site/unused-file',
      'public/images/team.jpg:1:1 site/unused-file',
    ]);
    const images = { ...fewImages, images: { ...fewImages.images, '/favicon.svg': facts.images['/images/logo.svg']! } };
    expect(strict({}, images)).toEqual([]);
  });

  test('a text file counts as used where a page or a shared section names it; notes need no page', () => {
    const shared = "blocks:\n  - { type: rich-text, text: { file: 'texts/b.md' } }\n";
    const page = `${pageYaml}  - { type: rich-text, text: { file: texts/a.md } }\n  - { type: shared, name: band }\n`;
    const texts = {
      'texts/a.md': 'A.',
      'texts/b.md': 'B.',
      'texts/c.md': 'C.',
      'data/d.csv': 'D,E',
      'texts/README.md': 'F.',
    };
    expect(strict({ 'pages/index.yaml': page, 'pages/_shared/band.yaml': shared, ...texts })).toEqual([
      'data/d.csv:1:1 site/unused-file',
      'texts/c.md:1:1 site/unused-file',
    ]);
  });

  test('an unused shared section is reported at its first line', () => {
    expect(strict({ 'pages/_shared/band.yaml': `# x\n${pageYaml.slice(pageYaml.indexOf('blocks'))}` })).toEqual([
      'pages/_shared/band.yaml:2:1 site/unused-shared',
    ]);
  });
});

describe('redirects', () => {
  test.each([
    ['  - { from: /a, to: /a }\n', ['/redirects/0/to']],
    ['  - { from: /a, to: /b }\n  - { from: /b, to: /c }\n  - { from: /c, to: "/a#x" }\n', ['/redirects/0/to']],
    ['  - { from: /x, to: /a }\n  - { from: /a, to: /b }\n  - { from: /b, to: /a }\n', ['/redirects/1/to']],
    ['  - { from: /a, to: https://www.example.com/a/ }\n', ['/redirects/0/to']],
    ['  - { from: /a/, to: "/%61?x" }\n', ['/redirects/0/to']],
    ['  - { from: /a, to: / }\n', []],
  ])('each loop is told once: %j', (list, pointers) => {
    const { diagnostics } = check({ 'site.yaml': siteYaml.replace('checks:', `redirects:\n${list}checks:`) });
    expect(diagnostics.map(({ pointer }) => pointer)).toEqual(pointers);
  });
});

describe('redirects in every spelling', () => {
  const told = (list: string, files: Record<string, string> = {}) =>
    check({ 'site.yaml': siteYaml.replace('checks:', `redirects:\n${list}checks:`), ...files }).diagnostics.map(
      ({ code, pointer, message, fixes }) => ({ code, pointer, message, fixes }),
    );
  const about = { 'pages/case.yaml': pageYaml };

  test.each([
    ['/über', '/%C3%BCber'],
    ['/über', '/%c3%bcber'],
    ['/über', '/u\u0308ber'],
    ['/old', '/old/'],
    ['/old', '/%6Fld'],
  ])('%s and %s are one address', (first, second) => {
    const [mistake, ...others] = told(`  - { from: ${first}, to: / }\n  - { from: ${second}, to: / }\n`);
    expect([mistake?.code, mistake?.pointer, others]).toEqual(['site/duplicate-redirect', '/redirects/1/from', []]);
    expect(mistake!.message).toContain(`${second} and ${first} are one address`);
  });

  test.each(['/case', '/case/', '/case.html', '/%63ase', '/case/index.html'])('%s is the page /case', (from) => {
    const codes = told(`  - { from: ${from}, to: / }\n`, about).map(({ code }) => code);
    expect(codes).toEqual(['site/redirect-shadows-page']);
  });

  test.each(['/sitemap.xml', '/robots.txt', '/favicon.ico', '/_headers', '/vercel.json'])(
    '%s is made by the build',
    (from) => {
      const codes = told(`  - { from: ${from}, to: / }\n`).map(({ code }) => code);
      expect(codes).toEqual(['site/redirect-shadows-page']);
    },
  );

  test.each([
    ['https://www.example.com/case', '/case'],
    ['https://WWW.example.com/case#cta', '/case#cta'],
    ['https://www.example.com', '/'],
    ['https://www.example.com/images/team.jpg', '/images/team.jpg'],
    ['https://www.example.com/?a=1', '/?a=1'],
  ])('a link to %s is told, with %s as a fix', (href, better) => {
    const page = pageYaml.replace('href: /', `href: ${href}`);
    const [mistake, ...others] = told('  - { from: /old, to: / }\n', { ...about, 'pages/index.yaml': page });
    expect([mistake?.code, mistake?.fixes[0]!.edits[0]!.text, others]).toEqual(['site/own-host', better, []]);
  });

  test('a link with the host to a page that is not there is told as such, and another host is another site', () => {
    const page = (href: string) => ({ ...about, 'pages/index.yaml': pageYaml.replace('href: /', `href: ${href}`) });
    const list = '  - { from: /old, to: / }\n';
    const codes = (href: string) => told(list, page(href)).map(({ code }) => code);
    expect(codes('https://www.example.com/cases')).toEqual(['site/broken-link']);
    expect(codes('https://www.example.com.evil.example/case')).toEqual([]);
    expect(codes('https://www.example.community')).toEqual([]);
  });

  test('another case is another address, and so is the file of an old site', () => {
    expect(
      told('  - { from: /Case, to: /case }\n  - { from: /old, to: / }\n  - { from: /old.html, to: / }\n', about),
    ).toEqual([]);
  });

  test('what is redirected twice on its way is told with its end', () => {
    const list = '  - { from: /a, to: /b/ }\n  - { from: /b, to: /c }\n  - { from: /c, to: /case }\n';
    const mistakes = told(list, about);
    expect(mistakes.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([
      'site/redirect-chain /redirects/0/to',
      'site/redirect-chain /redirects/1/to',
    ]);
    expect(mistakes.map(({ fixes }) => fixes[0]!.edits[0]!.text)).toEqual(['/case', '/case']);
  });

  test('a link to an old address is told with the new one', () => {
    const page = pageYaml.replace('href: /', 'href: https://www.example.com/a/?x=1#y');
    const [mistake, ...others] = told('  - { from: /a, to: /case }\n', { ...about, 'pages/test.yaml': page });
    expect([mistake?.code, mistake?.fixes[0]!.edits[0]!.text, others]).toEqual([
      'site/redirected-link',
      '/case?x=1#y',
      [],
    ]);
  });
});

describe('theme', () => {
  test('contrast is that of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });

  test.each([
    ['brand: "#ffff00"', ['/theme/brand']],
    ['brandDark: "#7f7f7f"', ['/theme/brandDark']],
    ['brandDark: "#dddddd"', []],
    ['onDark: "#333333"', ['/theme/onDark']],
    ['scheme: dark', []],
    ['scheme: auto\n  dark: { brand: "#333333" }', ['/theme/dark/brand']],
    ['ink: "#999999"', ['/theme/ink']],
    ['tint: "#1d4ed8"', ['/theme/brand', '/theme/ink']],
    ['brand: "#0b5394"', []],
  ])('%s', (line, pointers) => {
    const { diagnostics } = check({ 'site.yaml': `${siteYaml}theme:\n  ${line}\n` });
    expect(diagnostics.map(({ pointer }) => pointer)).toEqual(pointers);
  });
});

describe('texts', () => {
  const heading = (text: string) => found(check({ 'pages/test.yaml': pageYaml.replace('See it at work', text) }));

  test.each(['<br>', 'a <strong>b</strong>', '<img src=x>', '<!-- x -->', '</p>'])('%s is HTML', (text) => {
    expect(heading(text)).toEqual([expect.stringMatching(/^pages\/test\.yaml:5:\d+ safety\/raw-html$/)]);
  });

  test.each(['a < b', '<your name>', '1 <2> 3', 'x <- y'])('%s is none', (text) => {
    expect(heading(text)).toEqual([]);
  });

  const label = (text: string) =>
    found(check({ 'pages/test.yaml': pageYaml.replace('label: Book a demo', `label: ${text}`) }));

  test('vague words are reported, others are not', () => {
    const vague = ['Click here', 'READ MORE', 'here!', 'Learn more…', '¡Leer más!', 'EN SAVOIR PLUS', 'Mehr erfahren'];
    for (const words of [...vague, 'Saiba mais →', 'اقرأ المزيد…', 'और पढ़ें', 'もっと見る'])
      expect(label(words)).toEqual(['pages/test.yaml:7:14 a11y/vague-link-text']);
    for (const words of ['Read more about billing', 'Call us here', 'Más sobre nosotros', 'こちらの料金表'])
      expect(label(words)).toEqual([]);
  });

  test('pages that search engines may not list may be long and alike', () => {
    expect(found(check({ 'pages/test.yaml': `listed: false\n${pageYaml.replace('Home', 'H'.repeat(80))}` }))).toEqual(
      [],
    );
    expect(found(check({ 'pages/test.yaml': pageYaml.replace('Home', 'H'.repeat(61)) }))).toEqual([
      'pages/test.yaml:1:8 seo/title-too-long',
    ]);
  });
});

describe('an author can', () => {
  const vague = pageYaml.replace('label: Book a demo', 'label: Click here');
  const remark = (text: string) => ({
    'pages/test.yaml': vague.replace('      label:', `      # ${text}\n      label:`),
  });

  test('ignore a code in the line below, with a reason', () => {
    expect(found(check(remark('check-ignore a11y/vague-link-text: a game of words')))).toEqual([]);
    const twice = 'check-ignore a11y/vague-link-text: x\n      # check-ignore safety/raw-html: x';
    expect(found(check(remark(twice)))).toEqual(['pages/test.yaml:8:7 check/unused-suppression']);
  });

  test.each([
    'check-ignore a11y/vague-link-text',
    'check-ignore a11y/vague-link-text:',
    'check-ignore',
    'check-ignore a11y/vague: x',
    'check-ignore schema/unknown-key: x',
  ])('not ignore with: %s', (text) => {
    expect(found(check(remark(text)))).toEqual([
      'pages/test.yaml:7:7 check/bad-suppression',
      'pages/test.yaml:8:14 a11y/vague-link-text',
    ]);
  });

  test('write the same words in a text of several lines', () => {
    const page = pageYaml.replace('heading: See it at work', 'heading: |\n      # check-ignore nothing');
    expect(found(check({ 'pages/test.yaml': page }))).toEqual([]);
  });

  test('change how loud a check is, and a page with an ignored mistake is still a page', () => {
    const loud = (level: string) =>
      check({
        'site.yaml': siteYaml.replace('checks:', `checks:\n  site/broken-link: ${level}`),
        'pages/test.yaml': pageYaml.replace('href: /', 'href: /zzzzzz'),
      });
    expect(found(loud('off'))).toEqual([]);
    expect(loud('warning').diagnostics.map(({ severity }) => severity)).toEqual(['warning']);
    expect(loud('warning').pages).toHaveLength(2);
    expect(loud('error').pages).toHaveLength(1);
  });

  test('not switch off what has to be fixed', () => {
    const line = siteYaml.split('\n').indexOf('checks:') + 2;
    expect(found(check({ 'site.yaml': siteYaml.replace('checks:', 'checks:\n  schema/unknown-key: off') }))).toContain(
      `site.yaml:${line}:3 schema/unknown-key`,
    );
  });

  test('leave remarks alone while a page cannot be read', () => {
    const files = { ...remark('check-ignore safety/raw-html: x'), 'pages/bad.yaml': 'title: x\n' };
    expect(found(check(files))).not.toContain('pages/test.yaml:7:7 check/unused-suppression');
  });
});

describe('what every visitor can read', () => {
  const saying = (text: string) => found(check({ 'pages/test.yaml': pageYaml.replace('See it at work', text) }));

  test.each([
    'AKIAIOSFODNN7EXAMPLE is ours',
    'https://user:pa55word@example.com/',
    'password: hunter2hunter2',
    '-----BEGIN RSA PRIVATE KEY-----',
    'Ask https://example.com/?api_key=0123456789abcdef01',
  ])('%s looks like a secret', (text) => {
    expect(saying(JSON.stringify(text)).map((line) => line.split(' ')[1])).toEqual(['safety/secret-like']);
  });

  test.each([
    'The password is sent by post',
    'https://example.com/?v=3&q=boxes',
    'Secret: a good label',
    'Write to a@example.com',
    'Token ring, key cards, API keys',
  ])('%s does not', (text) => {
    expect(saying(JSON.stringify(text))).toEqual([]);
  });

  test('the keys that the e-mail service needs in the open are right', () => {
    const open = siteYaml.replace('publicKey: key', 'publicKey: user_Xk2mVb8PqLz0RtYw');
    expect(found(check({ 'site.yaml': open }))).toEqual([]);
  });

  test('a service without encryption is reported, but not a stand-in on the own machine', () => {
    const at = (origin: string) =>
      found(check({ 'site.yaml': siteYaml.replace('publicKey: key', `publicKey: key\n    origin: ${origin}`) }));
    expect(at('http://mail.example.com')).toEqual(['site.yaml:45:13 safety/mixed-content']);
    expect(at('http://localhost:4800')).toEqual([]);
    expect(found(check({ 'site.yaml': siteYaml.replace('https://www', 'http://www') }))).toEqual([
      'site.yaml:2:6 safety/mixed-content',
    ]);
  });
});

describe('links to files and to the own site', () => {
  const linking = (href: string) => {
    const files = {
      'site.yaml': `${siteYaml}markdownPages: true\n`,
      'pages/index.yaml': pageYaml,
      'pages/test.yaml': pageYaml.replace('href: /', `href: ${href}`),
    };
    return found(
      checker.checkSite({ texts: createTextSet(files), facts: { ...facts, files: new Set(['/files/prices.pdf']) } }),
    );
  };

  test.each(['/files/prices.pdf', '/images/team.jpg', '/sitemap.xml', '/test.md', '/favicon.svg'])(
    '%s is right',
    (href) => expect(linking(href)).toEqual([]),
  );

  test.each([
    ['/files/price.pdf', 'site/missing-file'],
    ['/files/Prices.pdf', 'image/case-mismatch'],
    ['/index.html', 'site/broken-link'],
    ['https://www.example.com/test', 'site/own-host'],
    ['"https://www.example.com"', 'site/own-host'],
    ['https://www.example.com/tset', 'site/broken-link'],
    ['https://www.example.com/test#nothing', 'site/broken-anchor'],
  ])('%s is told', (href, code) => expect(linking(href)).toEqual([`pages/test.yaml:8:13 ${code}`]));
});

describe('forms', () => {
  test('have one field of a name', () => {
    const twice = siteYaml.replace(/(      - name: email\n(?: {8}.*\n)+)/, '$1$1');
    expect(found(check({ 'site.yaml': twice }))).toEqual([
      expect.stringMatching(/^site\.yaml:\d+:15 site\/duplicate-field$/),
    ]);
  });

  const withField = (field: string) => {
    const fields = `      - { name: size, label: Size, ${field} }\n    submit:`;
    return found(check({ 'site.yaml': `${siteYaml.replace('    submit:', fields)}lists:\n  sizes: [S, M]\n` }));
  };

  test.each([
    ['kind: select', ':42 schema/missing-key'],
    ['kind: select, options: [S, M], optionsFrom: sizes', ':50 site/unused-setting'],
    ['kind: select, optionsFrom: sises', ':63 site/nav-target'],
    ['kind: select, options: [S, M], optionsFrom: sises', ':80 site/nav-target'],
    ['kind: text, optionsFrom: sises', ':61 site/nav-target'],
    ['kind: text, options: [S, M]', ':48 site/unused-setting'],
    ['kind: tel, placeholder: "0"', ':47 site/unused-setting'],
    ['kind: radio', ':42 schema/missing-key'],
    ['kind: radio, options: [S, M], placeholder: Size', ':66 site/unused-setting'],
    ['kind: text, max: 3', ':48 site/unused-setting'],
    ['kind: text, accept: [pdf]', ':48 site/unused-setting'],
    ['kind: file', ':42 site/file-not-sent'],
    ['kind: hidden', ':42 schema/missing-key'],
    ['kind: text, showIf: { field: nmae }', ':65 site/nav-target'],
  ])('a field with %s is told', (field, place) => {
    expect(withField(field)).toEqual([expect.stringContaining(place)]);
  });

  test.each(['kind: select, options: [S, M]', 'kind: select, optionsFrom: sizes, placeholder: Size', 'kind: text'])(
    'a field with %s is fine',
    (field) => expect(withField(field)).toEqual([]),
  );

  test('a call of the e-mail service needs a template, and every call its service', () => {
    expect(found(check({ 'site.yaml': siteYaml.replace('        template: lead\n', '') }))).toEqual([
      'site.yaml:34:9 schema/missing-key',
    ]);
    const sheet = siteYaml.replace('call: email\n        template: lead\n', 'call: sheet\n');
    expect(found(check({ 'site.yaml': sheet }))).toEqual(['site.yaml:34:15 site/nav-target']);
  });

  test('a template of a call that has none is told', () => {
    const posted = siteYaml
      .replace('call: email\n        template: lead\n', 'call: web3forms\n        template: lead\n')
      .replace('endpoints:\n', 'endpoints:\n  web3forms: { accessKey: k }\n');
    expect(found(check({ 'site.yaml': posted }))).toEqual([
      'site.yaml:35:9 site/unused-setting',
      'site.yaml:36:9 site/unused-setting',
    ]);
  });

  test('files must fit into a message of every call that takes them', () => {
    const withFiles = (maxMegabytes: number, calls: string) =>
      siteYaml
        .replace(
          '    submit:\n',
          `      - { name: a, label: A, kind: file, maxMegabytes: ${maxMegabytes} }\n      - { name: b, label: B, kind: file }\n    submit:\n`,
        )
        .replace('      - call: email\n', `${calls}      - call: email\n`)
        .replace('endpoints:\n', 'endpoints:\n  netlify: {}\n  function: https://f.example/\n');
    const bothWays = '      - call: netlify\n      - call: function\n';
    expect(found(check({ 'site.yaml': withFiles(2, bothWays) }))).toEqual([]);
    expect(found(check({ 'site.yaml': withFiles(3, bothWays) }))).toEqual([
      expect.stringMatching(/:15 site\/file-not-sent$/),
    ]);
  });

  test('a check for spam needs its service, and somebody who looks at its answer', () => {
    const withCheck = (kind: string, endpoints = '') =>
      found(
        checkText(
          siteYaml
            .replace('    submit:\n', `    spamCheck: ${kind}\n    submit:\n`)
            .replace('endpoints:\n', `endpoints:\n${endpoints}`),
        ),
      );
    const checkText = (text: string) => check({ 'site.yaml': text });
    expect(withCheck('proof-of-work')).toEqual([expect.stringContaining('site/unused-setting')]);
    expect(withCheck('turnstile')).toEqual([expect.stringContaining('site/nav-target')]);
    const key = '  hcaptcha: { siteKey: k }\n';
    expect(withCheck('hcaptcha', key)).toEqual([expect.stringContaining('site/unused-setting')]);
  });
});
