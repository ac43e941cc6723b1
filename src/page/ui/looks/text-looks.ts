// Classes of the parts of a longer text, as pages show them and as the editor shows them while they
// are typed.

const points = 'grid gap-1.5 ps-6 marker:text-muted';

export const textLooks = {
  heading: 'text-xl',
  subHeading: 'text-lg',
  quote: 'border-s-4 border-brand ps-4 text-muted in-data-[background=dark]:border-current',
  list: `${points} list-disc`,
  numbers: `${points} list-decimal`,
  point: 'ps-1',
  picture: 'mx-auto rounded-card',
  link: 'text-link',
  code: 'code',
  highlight: 'highlight',
  table: 'data-table',
} as const;

/** Element one level below that of the headings in a text. */
export const headingBelow = { h2: 'h3', h3: 'h4', h4: 'h5' } as const;
