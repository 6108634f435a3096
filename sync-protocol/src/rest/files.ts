/** `PUT /api/files/{sha256}`: the file's bytes as they are; sent twice they are one file. */
import * as z from 'zod/mini'
import { fileIdIn } from '../sync/files'

export const fileAnswerSchema = z.strictObject({
  /** What a row names the file by. */
  url: z.string().check(z.refine(url => fileIdIn(url) !== null)),
})

export type FileAnswer = z.infer<typeof fileAnswerSchema>
