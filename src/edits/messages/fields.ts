// Words of forms for settings, and what is wrong with a name that an author gives.

/** Words of forms for settings, beside those of schemas. */
export const fieldWords = {
  otherSections: () => 'Other sections',
};

/** Faults of a name that an author gives. */
export const nameFaults = {
  empty: () => 'The name is empty.',
  taken: ({ title, name }: { title: string; name: string }) => `There is a ${title.toLowerCase()} "${name}" already.`,
  /** Without the full stop, as the sentences of schemas. */
  pattern: (pattern: string) => `A name here has to fit the pattern ${pattern}`,
};
