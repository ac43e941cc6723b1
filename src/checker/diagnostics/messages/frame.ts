// Messages about HTML files of the site's own, which pages show in closed frames.

export interface RefusedPartFacts {
  what: 'script' | 'handler' | 'module' | 'font' | 'load' | 'frame' | 'form';
  path: string;
  /** Line of the first such part. */
  line: number;
  /** A handler, a file, or the host of another site. */
  name: string;
}

const texts: Record<
  RefusedPartFacts['what'],
  (facts: RefusedPartFacts & { at: string }) => { message: string; hint: string }
> = {
  script: ({ at, path }) => ({
    message: `Browsers will not run the script in ${at}.`,
    hint: `Move it into a file and name that: <script src="${path.replace(/\.html$/, '.js')}"></script>`,
  }),
  handler: ({ at, name }) => ({
    message: `Browsers will not run ${name} in ${at}.`,
    hint: 'Take it out, and let a script in a file of its own do it, with addEventListener.',
  }),
  module: ({ at, name }) => ({
    message: `Browsers will not load the module ${name} in ${at}.`,
    hint: 'Leave out type="module", and put what it imports into the same file.',
  }),
  font: ({ at }) => ({
    message: `Browsers will not load the fonts of ${at}.`,
    hint: 'Name a font that devices have, such as system-ui.',
  }),
  load: ({ at, name }) => ({
    message: `Browsers will load nothing from ${name} for ${at}.`,
    hint: 'Save the file in public and write its address there.',
  }),
  frame: ({ at, name }) => ({
    message: `Browsers will not show the frame of ${name} in ${at}.`,
    hint: 'Show it with a section "type: embed" of its own, or link to it.',
  }),
  form: ({ at, name }) => ({
    message: `Browsers will send nothing to ${name} from ${at}.`,
    hint: 'Use a section "type: form" instead.',
  }),
};

export const frameMessages = {
  'site/refused-in-frame': (facts: RefusedPartFacts) =>
    texts[facts.what]({ ...facts, at: `${facts.path}, line ${facts.line}` }),
};
