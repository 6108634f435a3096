/** A backup has these parts in this order: the head, tables, sequences, files, the end. */
import { z } from 'zod'

export const FORMAT = 1

const headSchema = z.object({
  kind: z.literal('lifetag backup'),
  format: z.number(),
  release: z.string(),
  createdAt: z.iso.datetime().transform(text => new Date(text)),
  migrations: z.array(z.object({ version: z.number(), checksum: z.string() })),
  /** DATA_KEYS, sealed to a key of their own, if one was named. */
  sealedDataKeys: z.string().nullable(),
})
export type Head = z.infer<typeof headSchema>

const tableSchema = z.object({
  kind: z.literal('table'),
  name: z.string(),
  columns: z.array(z.string()),
  rows: z.number(),
})
export type TableSection = z.infer<typeof tableSchema>

const sectionSchema = z.discriminatedUnion('kind', [
  tableSchema,
  z.object({ kind: z.literal('sequence'), name: z.string(), next: z.string().regex(/^\d+$/) }),
  z.object({ kind: z.literal('file'), userId: z.uuid(), id: z.uuid() }),
  z.object({ kind: z.literal('end'), missingFiles: z.number() }),
])
export type Section = z.infer<typeof sectionSchema>

export const parseHead = (value: unknown): Head | undefined => headSchema.safeParse(value).data
export const parseSection = (value: unknown): Section | undefined =>
  sectionSchema.safeParse(value).data
