/** Lists the texts of nested objects with their paths, such as `parts.allergies`. */
export const flatWords = (words: object, path = ''): [path: string, text: string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[path + key, value]] : flatWords(value, `${path}${key}.`),
  )
