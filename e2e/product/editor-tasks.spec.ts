// Tasks of an owner in the editor: opening hours, the place on a map, legal pages, consent, messages.
import { expect, test } from '../support/browser-test.ts';
import { expectAccessible } from '../support/axe.ts';
import { startDevSite, type DevSite } from '../support/dev-site.ts';

test.describe.configure({ mode: 'serial' });

let site: DevSite;

test.beforeAll(async () => {
  site = await startDevSite();
});

test.afterAll(() => site.stop());

test('opening hours are a week that is filled in once, and shown in a section and in texts', async ({ page }) => {
  const before = site.read('site.yaml');
  await page.goto(`${site.address}/__editor?page=/`);
  await page.getByRole('button', { name: 'New', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Search and commands' }).click();
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  await palette.getByRole('combobox').fill('Opening hours');
  await palette
    .getByRole('option', { name: /^Opening hours/ })
    .first()
    .click();
  const settings = page.getByRole('complementary', { name: 'Settings' });
  await settings.getByRole('button', { name: 'Add opening hours' }).click();
  const day = (name: string) => settings.getByRole('group', { name, exact: true });
  await day('Monday').getByRole('button', { name: 'Remove Monday' }).click();
  await expect(day('Monday').getByText('Closed')).toBeVisible();
  await day('Tuesday').getByLabel('Tuesday: closes').fill('12:00');
  await day('Tuesday').getByRole('button', { name: 'Add times to Tuesday' }).click();
  await day('Tuesday').getByLabel('Tuesday, times 2: opens').fill('14:00');
  await day('Tuesday').getByLabel('Tuesday, times 2: closes').fill('18:30');
  await day('Tuesday').getByRole('button', { name: 'Copy Tuesday to the days below' }).click();
  await expect.poll(() => site.read('site.yaml')).toMatch(/sunday:\n.*09:00-12:00"?\n.*14:00-18:30/);
  await expectAccessible(page, 'opening hours', { iframes: false });
  await settings.getByRole('button', { name: 'Add exception' }).click();
  await expect.poll(() => site.read('site.yaml')).toContain('exceptions:');
  site.write(
    'pages/frage.yaml',
    site
      .read('pages/frage.yaml')
      .replace(
        /^blocks:\n/m,
        'blocks:\n  - type: contact-details\n    heading: Laden\n    places:\n      - { name: Laden, siteHours: true }\n',
      ),
  );
  await page.goto(`${site.address}/frage`);
  const row = page.getByRole('listitem').filter({ hasText: /^\s*Dienstag–Sonntag/ });
  await expect(row).toContainText(/09:00–12:00\sUhr.*14:00–18:30\sUhr/);
  await expect(page.getByRole('listitem').filter({ hasText: /^\s*Montag/ })).toContainText('geschlossen');
  site.write('site.yaml', before);
});

test('the place of a map comes from a pasted link, and without one there is no map of anywhere', async ({ page }) => {
  const before = site.read('pages/frage.yaml');
  const map = '  - type: map\n    name: Laden\n    address: Lindenplatz 1\n';
  site.write('pages/frage.yaml', before.replace(/^blocks:\n/m, `blocks:\n${map}`));
  await page.goto(`${site.address}/__editor?page=/frage`);
  await page
    .getByRole('row', { name: /Laden|Map/ })
    .first()
    .click();
  const settings = page.getByRole('complementary', { name: 'Settings' });
  const place = settings.getByRole('textbox', { name: 'Place on the map' });
  await expect(settings.getByText('Without a place, visitors get a link')).toBeVisible();
  await place.fill('https://maps.app.goo.gl/AbCdEf123');
  await expect(settings.getByRole('alert')).toContainText('This short link does not say where the place is');
  expect(site.read('pages/frage.yaml')).not.toContain('latitude');
  await place.fill('https://www.google.com/maps/place/Linde/@47.9,7.8,17z/data=!8m2!3d47.9954932!4d7.852951');
  await expect(settings.getByText('The map shows 47.995493, 7.852951.')).toBeVisible();
  await expect.poll(() => site.read('pages/frage.yaml')).toMatch(/latitude: 47\.995493\n +longitude: 7\.852951/);
  const pin = settings.getByRole('group', { name: 'Move the pin by 5 metres' });
  await pin.getByRole('button', { name: '5 metres north' }).press('Enter');
  await expect.poll(() => site.read('pages/frage.yaml')).toMatch(/latitude: 47\.995538\n +longitude: 7\.852951/);
  await expect(settings.getByRole('link', { name: /See the pin/ })).toHaveAttribute('href', /mlat=47\.995538/);
  await pin.getByRole('button', { name: '5 metres south' }).press('Enter');
  await expect.poll(() => site.read('pages/frage.yaml')).toMatch(/latitude: 47\.995493\n +longitude: 7\.852951/);
  await place.fill('0, 0');
  await expect(settings.getByRole('alert')).toContainText('Nobody lives there');
  expect(site.read('pages/frage.yaml')).toContain('latitude: 47.995493');
  await expectAccessible(page, 'place of a map', { iframes: false });
  // The way there, and back, and the link.
  const undo = page.getByRole('button', { name: /^Undo/ });
  await undo.click();
  await expect.poll(() => site.read('pages/frage.yaml')).toContain('latitude: 47.995538');
  await undo.click();
  await expect.poll(() => site.read('pages/frage.yaml')).toContain('latitude: 47.995493');
  await undo.click();
  await expect.poll(() => site.read('pages/frage.yaml')).not.toMatch(/latitude|longitude/);
  site.write('pages/frage.yaml', before);
});

test('the logo is one task: size, name, a variant for dark ground, the icon of the tab', async ({ page }) => {
  const before = site.read('site.yaml');
  await page.goto(`${site.address}/__editor?page=/brot`);
  await page.getByRole('button', { name: /^Site: pages/ }).click();
  await page.getByRole('tab', { name: 'Settings' }).click();
  await page
    .getByRole('dialog', { name: 'The site' })
    .getByRole('button', { name: /^Logo Beside/ })
    .click();
  const settings = page.getByRole('complementary', { name: 'Settings' });
  const framed = page.frameLocator('iframe[title="The page, to be edited"]');
  await expect(settings.getByRole('group', { name: 'Colours from the logo' })).toBeVisible();
  await settings
    .getByRole('group', { name: 'Logo for dark ground' })
    .getByRole('button', { name: 'Choose a picture' })
    .click();
  const pictures = page.getByRole('dialog', { name: 'Pictures' });
  await pictures.getByRole('option', { name: /^loaf\.svg/ }).click();
  await expect(pictures).toHaveCount(0);
  await expect(framed.getByRole('contentinfo').locator('img').first()).toHaveAttribute('src', /loaf/);
  await expect(framed.getByRole('banner').locator('img').first()).toHaveAttribute('src', /logo/);
  await settings.getByText('Show name').click();
  await expect.poll(() => site.read('site.yaml')).toContain('showName: false');
  await settings.getByRole('button', { name: 'Use the logo as the icon of the tab' }).click();
  await expect.poll(() => site.read('public/favicon.svg')).toBe(site.read('public/images/logo.svg'));
  await expectAccessible(page, 'logo', { iframes: false });
  site.write('site.yaml', before);
});

test('what is still to set up is listed, and leads to where hours are taken from a text', async ({ page }) => {
  const before = site.read('site.yaml');
  await page.goto(`${site.address}/__editor?page=/brot`);
  await page.getByRole('button', { name: /^Site: pages/ }).click();
  const views = page.getByRole('dialog', { name: 'The site' });
  await views.getByRole('tab', { name: /^Set up/ }).click();
  const list = views.getByRole('list', { name: 'Set up' });
  await expect(list.getByRole('button', { name: 'Logo Done' })).toBeVisible();
  await expect(list.getByRole('button', { name: 'Impressum There is no such page yet.' })).toBeVisible();
  await expectAccessible(page, 'set up', { iframes: false });
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page, 'set up on a phone', { iframes: false });
  await page.setViewportSize({ width: 1280, height: 800 });
  await list.getByRole('button', { name: /^Opening hours/ }).click();
  const settings = page.getByRole('complementary', { name: 'Settings' });
  const pasted = settings.getByRole('textbox', { name: 'Take them from a text' });
  await pasted.fill('Nach Absprache');
  await expect(settings.getByText('No hours are understood yet.')).toBeVisible();
  await pasted.fill('Di–So 11:30–22 Uhr, Montag Ruhetag, Feiertage nach Absprache');
  // In English, weeks begin on Sunday.
  await expect(settings.getByRole('row', { name: /^Tuesday–Saturday/ })).toContainText(/11:30.*10:00/);
  await expect(settings.getByRole('row', { name: /^Monday Closed/ })).toBeVisible();
  await expect(settings.getByText('Not understood: Feiertage nach Absprache')).toBeVisible();
  expect(site.read('site.yaml')).toBe(before);
  await expectAccessible(page, 'hours from a text', { iframes: false });
  await settings.getByRole('button', { name: 'Take these hours' }).click();
  await expect.poll(() => site.read('site.yaml')).toMatch(/week:\n +tuesday:\n? *(?:- |\[ ?)"?11:30-22:00/);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => site.read('site.yaml')).toBe(before);
});

test('a form asks for consent by one switch, with the page about privacy, and visitors must tick its box', async ({
  page,
}) => {
  const before = site.read('site.yaml');
  await page.goto(`${site.address}/__editor?page=/frage`);
  await page.getByRole('row', { name: /Fragen Sie uns/ }).click();
  const settings = page.getByRole('complementary', { name: 'Settings' });
  const consent = settings.getByRole('checkbox', { name: 'Ask for consent' });
  await expect(consent).not.toBeChecked();
  await consent.press('Space');
  await expect(consent).toBeChecked();
  await expectAccessible(page, 'consent', { iframes: false });
  expect(site.read('site.yaml')).toContain('[Datenschutz](/datenschutz)');
  await page.goto(`${site.address}/frage`);
  await expect(page.getByRole('checkbox', { name: /Ich bin damit einverstanden/ })).toBeVisible();
  await page.getByRole('link', { name: 'Datenschutz' }).first().click();
  await expect(page.getByRole('heading', { name: 'Datenschutz', level: 1 })).toBeVisible();
  await page.goto(`${site.address}/__editor?page=/frage`);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => site.read('site.yaml')).toBe(before);
});

test('words in brackets that are still to be replaced are marked on the page, and links are not', async ({ page }) => {
  const before = site.read('pages/frage.yaml');
  const text = '  - type: rich-text\n    text: "Firma: [Name der Firma], [[schön]] und [Brot](/brot), Ort: [Ort]"\n';
  site.write('pages/frage.yaml', before.replace(/^blocks:\n/m, `blocks:\n${text}`));
  await page.goto(`${site.address}/__editor?page=/frage`);
  const body = page.frameLocator('iframe[title="The page, to be edited"]').locator('body');
  const marked = () =>
    body.evaluate(() => [...(CSS.highlights.get('pw-gap') ?? [])].map((range) => (range as Range).toString()));
  await expect.poll(marked).toEqual(['[Name der Firma]', '[Ort]']);
  site.write('pages/frage.yaml', before);
  await expect.poll(marked).toEqual([]);
});

test('the gaps of a legal page are filled in by a form, or left out, and the bar goes with the last one', async ({
  page,
}) => {
  const file = 'pages/rechtliches.yaml';
  const text = '          - Register: [Name des Registers]\n          - Nummer: [HRB 12345]\n';
  site.write(
    file,
    `title: Rechtliches\ndescription: Wer verantwortlich ist.\nblocks:\n  - type: text-sections\n    heading: Rechtliches\n    sections:\n      - heading: Register\n        text: |\n${text}`,
  );
  await page.goto(`${site.address}/__editor?page=/rechtliches`);
  const bar = page.getByRole('complementary', { name: 'Gaps of this page' });
  await expect(bar).toContainText('2 gaps of this page are to be filled in.');
  await bar.getByRole('button', { name: 'Fill in' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Fill in the gaps' });
  await form.getByRole('textbox', { name: 'Register' }).fill('Amtsgericht Freiburg');
  await form.getByRole('group', { name: 'Nummer' }).getByRole('checkbox').press('Space');
  await expect(form.getByRole('textbox', { name: 'Nummer' })).toBeDisabled();
  await expectAccessible(page, 'gaps of a page', { iframes: false });
  await form.getByRole('button', { name: 'Fill in' }).press('Enter');
  await expect(bar).toBeHidden();
  expect(site.read(file)).toContain('text: |\n          - Register: Amtsgericht Freiburg\n');
  expect(site.read(file)).not.toContain('Nummer');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect.poll(() => site.read(file)).toContain(text);
});
