/** For example "1 file" and "2 files". */
export const countWords = (count: number, one: string, others = `${one}s`): string =>
  `${count} ${count === 1 ? one : others}`
