/** A search result, and where the back office shows it. */
export type Found = {
  kind: 'lead' | 'appointment' | 'candidate' | 'story';
  id: string;
  title: string;
  detail: string;
};
