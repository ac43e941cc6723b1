// The formats of reports, by name. The code for each of them is loaded with the first report.

/** The names of the formats. */
export const formats = ['pretty', 'line', 'json', 'ndjson', 'markdown', 'github', 'sarif', 'junit', 'gitlab'] as const;

export type Format = (typeof formats)[number];

/** A format, and the file to write it into instead of the output. */
export interface Output {
  format: Format;
  file?: string;
  /** True to append to the file. */
  append?: boolean;
}
