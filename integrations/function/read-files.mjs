// The files of a message: within the limits of their fields by name and size, and by what is in them. A name
// says nothing: anybody can call a program "photo.jpg", and phones call pictures of one kind by the name of another.
import { fileTypeFromBuffer } from 'file-type';
import { readFileLimits } from './file-rules.gen.mjs';
import { fitsLimits } from './rules.gen.mjs';

/** Contents that are called otherwise than the files; all others are called as their files. */
const contentsOf = {
  jpeg: ['jpg'],
  heif: ['heic'],
  m4a: ['m4a', 'mp4'],
  ogg: ['ogg', 'oga', 'opus', 'spx'],
  ...Object.fromEntries(['doc', 'xls', 'ppt'].map((end) => [end, ['cfb']])),
  // Packages of parts, whose kind not every program writes where it is looked for.
  ...Object.fromEntries(['docx', 'xlsx', 'pptx', 'odt', 'ods', 'odp'].map((end) => [end, [end, 'zip']])),
};
/** Texts have no mark of their kind. */
const textTypes = { txt: 'text/plain', csv: 'text/csv' };

/**
 * @param {FormData} data
 * @param {import('./types.d.ts').SiteForms['forms'][string]['fields']} fields
 * @param {Record<string, string>} values of fields that are shown
 * @returns {Promise<{ files: import('./types.d.ts').MessageFile[], errors: Record<string, string> }>}
 */
export async function readFiles(data, fields, values) {
  const files = [];
  const errors = {};
  for (const field of fields) {
    const file = data.get(field.name);
    if (field.kind !== 'file' || typeof file !== 'object' || file === null || !values[field.name]) continue;
    const taken = await readFile(file, readFileLimits(field));
    if (taken) files.push({ field: field.name, ...taken });
    else errors[field.name] = field.invalid ?? field.label;
  }
  return { files, errors };
}

/** @returns undefined for a file that the field does not take */
async function readFile(file, limits) {
  const name = cleanName(file.name);
  if (!fitsLimits({ name, size: file.size }, limits)) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const type = await findType(name.slice(name.lastIndexOf('.') + 1).toLowerCase(), bytes, limits);
  return type && { name, type, bytes };
}

/** @returns the type that the content has, if the field takes it; of a text, which has no mark, the type of its name */
async function findType(extension, bytes, { extensions }) {
  const found = await fileTypeFromBuffer(bytes);
  if (!found) return isText(bytes) ? textTypes[extension] : undefined;
  return extensions.some((each) => (contentsOf[each] ?? [each]).includes(found.ext)) ? found.mime : undefined;
}

/** Text has no zeros, but for those of UTF-16, which begins with a mark. */
function isText(bytes) {
  return !bytes.includes(0) || (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
}

/** @returns the last part of a name, without what a system could take for more than a name */
export function cleanName(name) {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  // eslint-disable-next-line no-control-regex
  return last.replace(/[\u0000-\u001f\u007f"<>:|?*\u202a-\u202e\u2066-\u2069]/g, '').slice(-120);
}
