/** That a supplier lists a part for the truck. It says nothing about whether it fits. */
export type SupplierListing = {
  supplier: string;
  /** Since when, in the page's language: "November 28, 2026". */
  date: string;
  /** What the supplier narrows it to, in its own words; empty if nothing does. */
  words: readonly string[];
};
