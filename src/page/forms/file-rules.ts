// Kinds of files that a field can take, and how large one may be. Read when a page is made, and by
// the function that takes messages (integrations/function), which looks into the files, too.
import type { SiteField } from '#schemas';

type FileKind = NonNullable<SiteField['accept']>[number];
type FileField = Pick<SiteField, 'accept' | 'maxMegabytes'>;

const megabyte = 1024 * 1024;

/** The ends of the names of each kind. No kind has anything that a computer would run. */
const extensionsOf: Record<FileKind, string[]> = {
  picture: ['jpg', 'jpeg', 'png', 'webp', 'gif', 'heic', 'heif', 'avif'],
  pdf: ['pdf'],
  document: ['docx', 'doc', 'odt', 'rtf', 'txt'],
  spreadsheet: ['xlsx', 'xls', 'ods', 'csv'],
  presentation: ['pptx', 'ppt', 'odp'],
  audio: ['mp3', 'm4a', 'wav', 'ogg'],
  video: ['mp4', 'mov', 'webm'],
  archive: ['zip'],
};
const usualKinds: FileKind[] = ['picture', 'pdf', 'document'];
/** Other spellings, which people need not read. */
const unsaid = ['jpeg', 'heif', 'doc', 'xls', 'ppt'];

/** @returns what the field takes: ends of names in small letters, and bytes */
export function readFileLimits(field: FileField): { extensions: string[]; maxBytes: number } {
  const extensions = (field.accept ?? usualKinds).flatMap((kind) => extensionsOf[kind]);
  return { extensions, maxBytes: field.maxMegabytes * megabyte };
}

/** @returns the text with what the field takes, in place of `{kinds}` and `{size}` */
export function fillFileLimits(text: string, field: FileField): string {
  const kinds = readFileLimits(field).extensions.filter((extension) => !unsaid.includes(extension));
  return text
    .replaceAll('{kinds}', kinds.map((kind) => kind.toUpperCase()).join(', '))
    .replaceAll('{size}', String(field.maxMegabytes));
}

/** @returns how many megabytes the files of a form's message may have together: each as large as its field takes */
export function megabytesOfFiles(fields: readonly (FileField & Pick<SiteField, 'kind'>)[]): number {
  return fields.reduce((sum, { kind, maxMegabytes }) => (kind === 'file' ? sum + maxMegabytes : sum), 0);
}

/** @returns how large a message may be as a request: its files, and a megabyte of texts and what stands between */
export function maxMessageBytes(fields: Parameters<typeof megabytesOfFiles>[0]): number {
  return (megabytesOfFiles(fields) + 1) * megabyte;
}
