/** `note`: works, and somebody should know. `bad`: has to be fixed; the text says how. */
export type Finding = { level: 'good' | 'note' | 'bad'; about: string; text: string };

/** Findings about one thing. */
export const about = (subject: string) => ({
  good: (text: string): Finding => ({ level: 'good', about: subject, text }),
  note: (text: string): Finding => ({ level: 'note', about: subject, text }),
  bad: (text: string): Finding => ({ level: 'bad', about: subject, text }),
});
