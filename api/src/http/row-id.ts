import * as z from 'zod/mini'

/** Turns an id in a path into the stored spelling. */
export const rowId = z
  .string()
  .check(z.regex(/^[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/), z.toLowerCase())
