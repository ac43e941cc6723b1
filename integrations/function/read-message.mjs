// A message as it arrives: only the fields of the site's own form, checked by the form's own rules
// once more, because anybody can send anything to an address.
import { cleanName, readFiles } from './read-files.mjs';
import { readWords } from './refusals.mjs';
import { checkFields, keepShown } from './rules.gen.mjs';
import { answerNames } from './spam-checks.gen.mjs';

/** Names that the page adds to the fields of a form (src/page/forms/leads/payload.ts). */
const added = ['captcha', 'pageName', 'time'];
/** Enough for the title of a page; what visitors write has the limits of their fields. */
const maxAddedLength = 300;
export const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * @param {FormData} data
 * @param {import('./types.d.ts').SiteForms} site
 * @returns {Promise<import('./types.d.ts').Message | import('./types.d.ts').Problem>}
 */
export async function readMessage(data, site) {
  const { forms } = site;
  const form = readText(data, 'form-name');
  if (!Object.hasOwn(forms, form)) return { isTechnical: true, problem: describeUnknown(form) };
  const { fields, constants, goTo, spamCheck } = forms[form];
  const written = Object.fromEntries(fields.map(({ name }) => [name, readText(data, name)]));
  const kept = keepShown(fields, written);
  const { files, errors: wrongFiles } = await readFiles(data, fields, kept);
  const errors = { ...checkFields(fields, kept), ...wrongFiles };
  if (Object.keys(errors).length > 0) return { problem: readWords(site).problem, errors };
  const values = { ...kept, ...constants };
  for (const name of added) if (data.has(name)) values[name] = readText(data, name).slice(0, maxAddedLength);
  const id = readText(data, 'lead_id');
  const proof = readText(data, answerNames[spamCheck] ?? '');
  return {
    id: uuidPattern.test(id) ? id : undefined,
    form,
    values,
    goTo,
    spam: findSpam(data),
    files,
    spamCheck,
    proof,
  };
}

/** A form that the site has and its function does not know is the usual reason. */
function describeUnknown(form) {
  return `There is no form named ${JSON.stringify(form.slice(0, 60))} in forms.json. After a change of a form, build the site, give the function the new dist-hosts/forms.json, and start it again.`;
}

/**
 * Several choices of one field are a line each, and a file is its name. Line ends are those of forms, which the
 * text did not have. However long: nothing of what somebody wrote is cut off.
 */
function readText(data, name) {
  const texts = data.getAll(name).map((value) => (typeof value === 'string' ? value : cleanName(value.name)));
  return texts.join('\n').replaceAll('\r\n', '\n');
}

/**
 * Finds signs of spam. Such a message is kept and marked: a browser that fills in everything looks
 * the same.
 */
function findSpam(data) {
  return readText(data, 'your-website') === '' ? readText(data, 'spam').slice(0, 200) : 'The hidden field is filled in';
}
