import { describe, expect, test } from 'vitest';
import { createChecker } from '../../../src/checker/check-site.ts';
import { check, checker, facts, found, pageYaml, schemas, siteYaml } from '../test-site.ts';
import { createTextSet } from '../../../src/base/pure/text-set.ts';

const linking = (href: string) => ({
  'pages/test.yaml': pageYaml.replace('href: /', `href: ${href}`),
  'pages/about.yaml': pageYaml.replace('type: cta', 'type: cta\n    id: our-team'),
});

describe('links', () => {
  test.each([
    '/',
    '/about',
    '/about#our-team',
    '"#cta"',
    '/#cta',
    '"#top"',
    '/about?x=1',
    'https://example.com/x',
    'mailto:a@example.com',
    'tel:+911',
    '/images/team.jpg',
    '/files/prices.pdf',
  ])('%s is right', (href) => {
    expect(found(check(linking(href)))).toEqual([]);
  });

  test.each([
    ['/abuot', 'site/broken-link', '/about'],
    ['/About', 'site/broken-link', '/about'],
    ['/about/', 'site/broken-link', '/about'],
    ['/zzzzzzzz', 'site/broken-link', null],
    ['/about#our-taem', 'site/broken-anchor', 'our-team'],
    ['"#ctaa"', 'site/broken-anchor', 'cta'],
  ])('%s is told at the address, with the nearest', (href, code, nearest) => {
    const site = check(linking(href));
    expect(found(site)).toEqual([`pages/test.yaml:8:13 ${code}`]);
    expect(site.diagnostics[0]!.message.includes('Did you mean')).toBe(nearest !== null);
    if (nearest) expect(site.diagnostics[0]!.message).toContain(`"${nearest}"`);
    expect(site.pages.map(({ route }) => route).sort()).toEqual(['/', '/about']);
  });

  test.each([
    '"javascript:alert(1)"',
    '"JavaScript:alert(1)"',
    '"data:text/html,x"',
    '//evil.example',
    '"/\\\\evil.example"',
    '"java\\tscript:x"',
  ])('%s is refused', (href) => {
    expect(found(check(linking(href)))).toEqual(['pages/test.yaml:8:13 safety/unsafe-url']);
  });

  test('a redirect counts as known, and a link to a page with mistakes is right', () => {
    const files = { 'site.yaml': `${siteYaml}redirects:\n  - from: /old\n    to: /about\n`, ...linking('/old') };
    expect(found(check(files))).toEqual(['pages/test.yaml:8:13 site/redirected-link']);
    const broken = { ...linking('/about#zzz'), 'pages/about.yaml': 'title: x\n' };
    expect(found(check(broken))).toEqual(['pages/about.yaml:1:1 schema/missing-key']);
  });

  test('links of site.yaml are checked too, and then there is no site', () => {
    const site = check({ 'site.yaml': siteYaml.replace('href: /\nfooter', 'href: /hmoe\nfooter') });
    expect(found(site)).toEqual(['site.yaml:12:11 site/broken-link']);
    expect(site.site).toBeUndefined();
    expect(site.pages).toHaveLength(1);
  });
});

describe('links in texts', () => {
  const page = (text: string) => `title: Test\ndescription: A page.\nblocks:\n  - type: rich-text\n    text: ${text}\n`;

  test.each([
    ['See [us](/abuot).', '5:20 site/broken-link'],
    ['See [us](/) or [them](/abuot) or [us](/abuot).', '5:33 site/broken-link, 5:49 site/broken-link'],
    ['|\n      We are here.\n\n      See [us](/#zzz).', '8:16 site/broken-anchor'],
    ['See [us](/) and [them](about).', '5:34 schema/bad-address'],
    ['See [us](http://example.org).', '5:20 schema/bad-address'],
  ])('in %j the mistake is told at the link itself', (text, places) => {
    const expected = places.split(', ').map((place) => `pages/test.yaml:${place}`);
    expect(found(check({ 'pages/test.yaml': page(text) }))).toEqual(expected);
  });
});

describe('lines that end in the old way', () => {
  test('are reported once, and mistakes are reported at the lines that editors show', () => {
    const page = pageYaml.replace('heading', 'headign').replaceAll('\n', '\r');
    expect(found(check({ 'pages/test.yaml': page }))).toEqual([
      'pages/test.yaml:1:12 yaml/odd-space',
      'pages/test.yaml:5:5 schema/unknown-key',
    ]);
  });
});

describe('tables', () => {
  const table = (rows: string) =>
    `title: Test\ndescription: A page.\nblocks:\n  - type: comparison\n    heading: Plans\n    columns:\n      - label: One\n      - label: Two\n    rows:\n${rows}`;

  test.each([
    ['      - { label: A, values: ["1", "2"] }\n', []],
    ['      - { label: A, values: ["1"] }\n', ['10:29 schema/too-few']],
    ['      - { label: A, values: ["1", "2", "3"] }\n', ['10:40 schema/too-many']],
    [
      '      - { label: A, values: ["1"] }\n      - label: B\n        values:\n          - "1"\n          - "2"\n          - "3"\n',
      ['10:29 schema/too-few', '15:13 schema/too-many'],
    ],
  ])('rows have as many values as there are columns: %j', (rows, expected) => {
    const places = expected.map((place) => `pages/test.yaml:${place}`);
    expect(found(check({ 'pages/test.yaml': table(rows) }))).toEqual(places);
  });

  test.each([
    ['      - [a, b]\n', []],
    ['      - [a]\n', ['9:9 schema/too-few']],
    ['      - [a, b, c]\n      - [a, ""]\n', ['9:16 schema/too-many']],
  ])('rows of a table have as many cells as there are columns: %j', (rows, expected) => {
    const page = `title: Test\ndescription: A page.\nblocks:\n  - type: table\n    columns:\n      - label: One\n      - label: Two\n    rows:\n${rows}`;
    expect(found(check({ 'pages/test.yaml': page }))).toEqual(expected.map((each) => `pages/test.yaml:${each}`));
  });
});

describe('films', () => {
  const page = (video: string, captions: string) =>
    `title: Test\ndescription: A page.\nblocks:\n  - type: video\n    title: A tour\n    video: ${video}\n    poster: { src: /images/team.jpg, alt: The team }\n    captions:\n      - { file: ${captions}, language: en, label: English }\n`;
  const files = new Set(['/films/tour.mp4', '/films/tour.en.vtt']);
  const checked = (text: string) =>
    found(
      checker.checkSite({
        texts: createTextSet({ 'site.yaml': siteYaml, 'pages/index.yaml': pageYaml, 'pages/test.yaml': text }),
        facts: { ...facts, files },
      }),
    );

  test.each([
    ['/films/tour.mp4', '/films/tour.en.vtt', []],
    ['https://youtu.be/abcdefghijk', '/films/tour.en.vtt', []],
    ['/films/tuor.mp4', '/films/tour.en.vtt', ['pages/test.yaml:6:12 site/missing-file']],
    ['/films/Tour.mp4', '/films/tour.en.vtt', ['pages/test.yaml:6:12 image/case-mismatch']],
    ['/films/tour.mp4', '/films/tour.de.vtt', ['pages/test.yaml:9:17 site/missing-file']],
  ])('%s with the captions %s', (video, captions, expected) => {
    expect(checked(page(video, captions))).toEqual(expected);
  });
});

describe('names that site.yaml misspells', () => {
  test('are reported once there, when several places use them', () => {
    const files = {
      'site.yaml': siteYaml.replace('  callback:', '  calback:'),
      'pages/one.yaml': pageYaml.replace('href: /', 'opens: callback'),
      'pages/two.yaml': pageYaml.replace('href: /', 'opens: callback'),
    };
    expect(found(check(files))).toEqual(['site.yaml:21:3 site/unused-name']);
  });

  test('are reported at the only use, because it may be the one that is misspelt', () => {
    const files = {
      'site.yaml': siteYaml.replace('  callback:', '  calback:'),
      'pages/one.yaml': pageYaml.replace('href: /', 'opens: callback'),
    };
    expect(found(check(files))).toEqual(['pages/one.yaml:8:14 site/nav-target']);
  });

  test('are reported at the uses while something uses the name as it is written', () => {
    const files = {
      'site.yaml': siteYaml.replace('  callback:', '  calback:'),
      ...Object.fromEntries(
        ['callback', 'callback', 'calback'].map((name, index) => [
          `pages/page-${index}.yaml`,
          pageYaml.replace('href: /', `opens: ${name}`),
        ]),
      ),
    };
    expect(found(check(files))).toEqual([
      'pages/page-0.yaml:8:14 site/nav-target',
      'pages/page-1.yaml:8:14 site/nav-target',
    ]);
  });

  test('hide nothing else when the whole group has another name', () => {
    const files = {
      'site.yaml': siteYaml.replace('popups:', 'popup:'),
      'pages/one.yaml': pageYaml.replace('href: /', 'opens: callback').replace('heading', 'headign'),
    };
    expect(found(check(files))).toEqual(['pages/one.yaml:5:5 schema/unknown-key', 'site.yaml:20:1 schema/unknown-key']);
  });
});

describe('pictures and icons', () => {
  const cards = (card: string) => ({
    'pages/test.yaml': `title: T\ndescription: D\nblocks:\n  - type: card-grid\n    heading: H\n    cards:\n      - title: A\n        ${card}\n`,
  });

  test('a picture gets the size of its file', () => {
    const site = check(cards('image: { src: /images/team.jpg, alt: "" }'));
    expect(site.diagnostics).toEqual([]);
    expect(site.pages[1]!.page.blocks[0]).toMatchObject({
      cards: [{ image: { src: '/images/team.jpg', width: 800, height: 600 } }],
    });
  });

  test('the name of a file is no description, words with a number are one', () => {
    const told = (alt: string) => found(check(cards(`image: { src: /images/team.jpg, alt: "${alt}" }`)));
    const names = ['our team.jpg', 'IMG_0042', 'PXL_20260502_101112', 'P1010042', 'photo1', 'Bild 3'];
    for (const alt of [...names, 'Screenshot 2026-05-02 at 10.11.12', 'WhatsApp Image 2026-05-02 at 10.11'])
      expect([alt, told(alt)]).toEqual([alt, ['pages/test.yaml:8:46 a11y/alt-is-filename']]);
    for (const alt of [
      'A team of 3',
      'P 5 hall',
      'Picture of 12 loaves',
      'Foto 51 in Berlin',
      'Image 2 has more light',
    ])
      expect([alt, told(alt)]).toEqual([alt, []]);
  });

  test('a missing picture and a missing icon are reported with the nearest', () => {
    const picture = check(cards('image: { src: /images/taem.jpg, alt: "" }'));
    expect(found(picture)).toEqual(['pages/test.yaml:8:23 site/missing-file']);
    expect(picture.diagnostics[0]!.message).toContain('"/images/team.jpg"');
    const icon = check(cards('icon: pakcage'));
    expect(found(icon)).toEqual(['pages/test.yaml:8:15 site/missing-icon']);
    expect(icon.diagnostics[0]!.message).toContain('"package"');
  });
});

describe('targets', () => {
  test('a button opens a pop-up of the site', () => {
    const opening = (name: string) => check({ 'pages/test.yaml': pageYaml.replace('href: /', `opens: ${name}`) });
    expect(found(opening('callback'))).toEqual([]);
    expect(found(opening('calback'))).toEqual(['pages/test.yaml:8:14 site/nav-target']);
  });

  test('a form block and a pop-up name a form of the site', () => {
    expect(
      found(check({ 'pages/test.yaml': 'title: T\ndescription: D\nblocks:\n  - type: form\n    form: exmaple\n' })),
    ).toEqual(['pages/test.yaml:5:11 site/nav-target']);
    expect(found(check({ 'site.yaml': siteYaml.replace('form: example', 'form: exmaple') }))).toEqual([
      'site.yaml:23:11 site/nav-target',
    ]);
  });

  test('a call names a template and fields that are there', () => {
    expect(found(check({ 'site.yaml': siteYaml.replace('template: lead', 'template: laed') }))).toEqual([
      'site.yaml:35:19 site/nav-target',
    ]);
    expect(found(check({ 'site.yaml': siteYaml.replace('to: email', 'to: emial') }))).toEqual([
      'site.yaml:37:15 site/nav-target',
    ]);
  });

  test('a form leads on to a page that is there', () => {
    expect(
      found(check({ 'site.yaml': siteYaml.replace('goTo: https://thanks.example/you', 'goTo: /thanks') })),
    ).toEqual(['site.yaml:39:13 site/broken-link']);
  });
});

describe('files and routes', () => {
  test('two files for one route are reported at the second one', () => {
    const site = check({ 'pages/about.yaml': pageYaml, 'pages/about/index.yaml': pageYaml });
    expect(found(site)).toEqual(['pages/about/index.yaml:1:1 site/duplicate-route']);
  });

  test('routes that differ only in capital letters are reported', () => {
    expect(found(check({ 'pages/About.yaml': pageYaml, 'pages/about.yaml': pageYaml }))).toEqual([
      'pages/about.yaml:1:1 site/route-case-clash',
    ]);
  });

  test('that the home page is missing is reported once, however many links lead to it', () => {
    expect(found(check({ 'pages/about.yaml': pageYaml }, ['pages/index.yaml']))).not.toContainEqual(
      expect.stringContaining('site/broken-link'),
    );
  });

  test('a missing home page, a wrong ending and a name that is no address are reported', () => {
    expect(found(check({ 'pages/about.yaml': pageYaml }, ['pages/index.yaml']))).toContain(
      'pages/index.yaml:1:1 site/no-home-page',
    );
    expect(found(check({ 'pages/about.yml': pageYaml }))).toEqual(['pages/about.yml:1:1 site/not-a-page']);
    expect(found(check({ 'pages/my page.yaml': pageYaml }))).toEqual(['pages/my page.yaml:1:1 site/bad-route']);
  });

  test('files whose name begins with _ are told once for each folder, but for shared sections', () => {
    const files = ['pages/_about.yaml', 'pages/_drafts/a.yaml', 'pages/_drafts/b/c.yaml', 'pages/_shared/more/d.yaml'];
    const site = check(Object.fromEntries(files.map((file) => [file, pageYaml])));
    expect(found(site)).toEqual(
      ['pages/_about.yaml', 'pages/_drafts/a.yaml', 'pages/_shared/more/d.yaml'].map(
        (file) => `${file}:1:1 site/passed-over`,
      ),
    );
  });

  test.each([
    'pages/about.md.yaml',
    'pages/about.html/more.yaml',
    'pages/team/feed.xml.yaml',
    'pages/sitemap.xml/a.yaml',
    'pages/a.txt.br.yaml',
    'pages/about..yaml',
    `pages/${'a'.repeat(199)}/${'b'.repeat(199)}/${'c'.repeat(199)}/${'d'.repeat(199)}/${'e'.repeat(199)}/f.yaml`,
  ])('%s has a name that a file of the build needs, or a disk does not take', (file) =>
    expect(found(check({ [file]: pageYaml }))).toEqual([`${file}:1:1 site/bad-route`]),
  );

  test.each(['pages/about.html.yaml', 'pages/team/about.HTM.yaml', 'pages/index/index.yaml', 'pages/team/Index.yaml'])(
    '%s has a name that hosts keep for files',
    (file) => expect(found(check({ [file]: pageYaml }))).toEqual([`${file}:1:1 site/bad-route`]),
  );

  test.each([
    'pages/con.yaml',
    'pages/team/NUL.yaml',
    'pages/lpt1.old.yaml',
    'pages/aux/a.yaml',
    `pages/${'a'.repeat(201)}.yaml`,
  ])('%s has a name that not every disk takes', (file) =>
    expect(found(check({ [file]: pageYaml }))).toEqual([`${file}:1:1 site/bad-route`]),
  );

  const withPublic = (file: string, ...paths: string[]) => {
    const page = pageYaml.replace('Home', 'Lead');
    const texts = createTextSet({ 'site.yaml': siteYaml, 'pages/index.yaml': pageYaml, [file]: page });
    return found(checker.checkSite({ texts, facts: { ...facts, files: new Set(paths) } }));
  };

  test.each(['/team/lead/index.html', '/team/lead.html', '/team/lead', '/team'])(
    'a public file %s in the way of a page is told',
    (path) =>
      expect(
        withPublic('pages/team/lead.yaml', path, '/team/lead.txt', '/team/leads.html', '/team/lead/photo.html'),
      ).toContain('pages/team/lead.yaml:1:1 site/file-shadows-page'),
  );

  test.each(['/Team/lead.html', '/team/LEAD/Index.html', '/TEAM'])(
    'a public file %s in the way of a page is told, though its letters are of another size',
    (path) =>
      expect(withPublic('pages/team/lead.yaml', path)).toContain('pages/team/lead.yaml:1:1 site/file-shadows-page'),
  );

  test('public files beside a page are in nobody’s way', () => {
    const told = withPublic('pages/team.yaml', '/team.txt', '/teams.html', '/team/photo.html', '/robots.txt');
    expect(told.filter((each) => each.includes('shadows'))).toEqual([]);
  });
});

describe('memory', () => {
  const many = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, number) => [
        `pages/p${number}.yaml`,
        pageYaml.replace('Home', `Page ${number}`),
      ]),
    );

  test('checking again gives the same, and a change of one file shows', () => {
    const files = {
      'site.yaml': siteYaml,
      'pages/index.yaml': pageYaml,
      'pages/b.yaml': pageYaml.replace('href: /', 'href: /a'),
      'pages/a.yaml': pageYaml,
    };
    const first = checker.checkSite({ texts: createTextSet(files), facts });
    expect(checker.checkSite({ texts: createTextSet(files), facts })).toEqual(first);
    const { 'pages/a.yaml': _gone, ...without } = files;
    expect(found(checker.checkSite({ texts: createTextSet(without), facts }))).toEqual([
      'pages/b.yaml:8:13 site/broken-link',
    ]);
    expect(
      found(
        checker.checkSite({
          texts: createTextSet({ ...files, 'site.yaml': siteYaml.replace('phone', 'fone') }),
          facts,
        }),
      ),
    ).toContain('site.yaml:6:1 schema/unknown-key');
    expect(checker.checkSite({ texts: createTextSet(files), facts })).toEqual(first);
  });

  test('the data of a page is made anew for every reader, with the sizes that its pictures have now', () => {
    const image = 'image: { src: /images/team.jpg, alt: "" }\n    button:';
    const files = { 'site.yaml': siteYaml, 'pages/index.yaml': pageYaml.replace('button:', image) };
    const page = (sizes = facts) => checker.checkSite({ texts: createTextSet(files), facts: sizes }).pages[0]!.page;
    const first = page();
    expect(page()).toEqual(first);
    expect(page()).not.toBe(first);
    const larger = {
      ...facts,
      images: { ...facts.images, '/images/team.jpg': { width: 1600, height: 900, bytes: 1 } },
    };
    expect(page(larger).blocks[0]).toMatchObject({ image: { width: 1600, height: 900 } });
    expect(first.blocks[0]).toMatchObject({ image: { width: 800, height: 600 } });
  });

  test('pages that have not changed are not read again, even where rules have something to say about them', () => {
    const checks = createChecker(schemas);
    const readIn = (files: Record<string, string>) => {
      const texts = createTextSet({ 'site.yaml': siteYaml, 'pages/index.yaml': pageYaml, ...files });
      const read = new Set<string>();
      const text = (path: string) => (read.add(path), texts.text(path));
      checks.checkSite({ texts: { ...texts, text }, facts });
      return [...read].sort();
    };
    const files = many(5);
    expect(readIn(files)).toHaveLength(7);
    expect(readIn(files)).toEqual([]);
    expect(readIn({ ...files, 'pages/p1.yaml': `${files['pages/p1.yaml']}# changed\n` })).toEqual(['pages/p1.yaml']);
    // Now its title is that of the home page, and where that one stands was not asked before.
    expect(readIn({ ...files, 'pages/p1.yaml': pageYaml })).toEqual(['pages/index.yaml', 'pages/p1.yaml']);
    expect(readIn({ ...files, 'pages/p1.yaml': pageYaml })).toEqual([]);
  });
});
