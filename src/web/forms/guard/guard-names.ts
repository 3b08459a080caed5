/** Names of the fields that every form has besides its own. */
export const guardNames = {
  formId: 'formId',
  token: 'formToken',
  /** Nobody sees it, so nobody fills it in; programs do. No browser fills in a name like this. */
  trap: 'homepage_2',
  proof: 'formProof',
} as const;
