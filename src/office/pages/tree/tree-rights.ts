/** Whether the person may change the tree, and put pages on the site. */
export type TreeRights = { write: boolean; publish: boolean };
