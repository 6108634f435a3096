import * as z from 'zod/mini'

/** The id of a row in a path, in the one spelling that is stored. */
export const rowId = z
  .string()
  .check(z.regex(/^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/), z.toLowerCase())
