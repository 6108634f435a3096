/** `PUT /api/files/{sha256}` sends the bytes unchanged. Sending them twice stores one file. */
import * as z from 'zod/mini'
import { fileIdIn } from '../sync/files'

export const fileAnswerSchema = z.strictObject({
  url: z.string().check(z.refine(url => fileIdIn(url) !== null)),
})

export type FileAnswer = z.infer<typeof fileAnswerSchema>
