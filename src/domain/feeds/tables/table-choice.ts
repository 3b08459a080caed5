/** What a person has chosen; without it, both are guessed. `headerRow` is a line of a text or a row of a sheet. */
export type TableChoice = { sheet?: string; headerRow?: number };
