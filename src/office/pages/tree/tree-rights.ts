/** Whether the person may change the tree, and publish pages. */
export type TreeRights = { write: boolean; publish: boolean };
