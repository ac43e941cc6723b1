// Messages for what people with a disability cannot see, hear or use.
import { grounds, type Ground } from './names.ts';
import { quote } from './quote.ts';

export const a11yMessages = {
  'a11y/missing-alt': ({ isInText }: { isInText: boolean }) => ({
    message: 'This picture is no decoration, and people who cannot see it hear nothing of it.',
    hint: isInText
      ? 'Say what it shows between the brackets: ![what it shows](/images/team.jpg)'
      : 'Say what it shows: alt: The team in front of the mill. Of a logo, that is the name.',
  }),
  'a11y/alt-is-filename': ({ alt }: { alt: string }) => ({
    message: `${quote(alt)} is the name of a file, which tells nothing to people who cannot see the picture.`,
    hint: 'Describe what the picture shows. If it is only decoration, write: alt: ""',
  }),
  'a11y/vague-link-text': ({ label }: { label: string }) => ({
    message: `${quote(label)} does not say where the link leads.`,
    hint: 'Name what it leads to, for example: See the prices',
  }),
  'a11y/same-text-different-target': ({ label, href, other }: { label: string; href: string; other: string }) => ({
    message: `${quote(label)} leads to ${href} here, and to ${other} above.`,
    hint: 'Give the two links different words.',
  }),
  'a11y/low-contrast-theme': ({
    name,
    ground,
    ratio,
    least,
  }: {
    name: string;
    ground: Ground;
    ratio: number;
    least: number;
  }) => ({
    message: `The colour ${quote(name)} is hard to read ${grounds[ground]}: the contrast is ${ratio} to 1 and must be at least ${least} to 1.`,
    hint: 'Choose a colour that differs more, darker or lighter.',
  }),
};
