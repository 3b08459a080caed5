/** Something of the shop that was found by its words, and where the back office shows it. */
export type Found = {
  kind: 'lead' | 'appointment' | 'candidate' | 'story';
  id: string;
  title: string;
  detail: string;
};
