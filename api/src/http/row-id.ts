import * as z from 'zod/mini'

/** The id of a row in a path, in the one spelling that is stored. */
export const rowId = z
  .string()
  .check(z.toLowerCase(), z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))
