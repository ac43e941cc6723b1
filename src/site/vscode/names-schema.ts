// Makes the schemas that editors complete names from. They check nothing: each part only lists what
// to offer.
import { stringify } from 'yaml';
import type { Names } from '../../checker/site-model/completion-names.ts';
import { snippetText } from '../schemas/snippet-text.ts';

/**
 * @param lists the names and the meaning of each, by the definition that settings refer to
 * @returns the text of the schema's file, with one name per line so that changes of two people
 *   merge
 */
export function namesSchema(id: string, lists: Record<string, Names>): string {
  const head = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: id,
    title: 'Names',
    description: 'What editors offer where a setting names something. Written by Pagewright; it checks nothing.',
  };
  const kinds = Object.entries(lists).map(([kind, names]) => `    ${JSON.stringify(kind)}: ${offers(names)}`);
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "definitions": {\n${kinds.join(',\n')}\n  }\n}\n`;
}

/** Snippets rather than examples: editors print every example when the mouse rests on a setting. */
function offers(names: Names): string {
  const snippets = Object.entries(names).map(([name, about]) => ({
    label: name,
    description: about || undefined,
    bodyText: snippetText(inYaml(name)),
  }));
  const rows = snippets.map((snippet) => `      ${JSON.stringify(snippet)}`);
  return `{ "defaultSnippets": [\n${rows.join(',\n')}\n    ] }`;
}

/**
 * Most names are addresses, which need no quotes; asking the YAML library would take most of the
 * time of a large site.
 */
function inYaml(name: string): string {
  return /^\/[\w/.#-]*$/.test(name) ? name : stringify(name, { lineWidth: 0 }).trimEnd();
}
