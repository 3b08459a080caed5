/** Names of the fields that every form has besides its own. */
export const guardNames = {
  formId: 'formId',
  token: 'formToken',
  /** Invisible, so people leave it empty; programs do not. No browser autofills a name like this. */
  trap: 'homepage_2',
  proof: 'formProof',
} as const;
