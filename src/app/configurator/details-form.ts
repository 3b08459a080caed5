/** The form of the details, which the bar sends from elsewhere on the page. */
export const detailsFormId = 'build-details';
