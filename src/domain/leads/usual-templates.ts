import texts from './usual-templates.json' with { type: 'json' };

/** Typical replies of a shop, as a starting point for its own. */
export const usualTemplates = [
  {
    name: 'Thank you, here is your price',
    subject: texts['price.subject'],
    body: texts['price.body'],
  },
  { name: 'Why this verdict', subject: texts['verdict.subject'], body: texts['verdict.body'] },
  { name: 'We tried to call', subject: texts['call.subject'], body: texts['call.body'] },
  { name: 'Pick a day', subject: texts['day.subject'], body: texts['day.body'] },
];
