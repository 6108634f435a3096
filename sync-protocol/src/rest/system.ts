/** How the service is doing, for its owner. It contains nothing about a person. */
import * as z from 'zod/mini'

const moment = z.iso.datetime()

export const systemSchema = z.object({
  /** The release of the server that answers. */
  release: z.string(),
  /** Servers and workers that were seen in the last two minutes. */
  servers: z.array(z.object({ release: z.string(), count: z.int(), since: moment })),
  database: z.object({ version: z.string(), isBundled: z.boolean(), bytes: z.number() }),
  /** The disk with DATA_DIR, which has the bundled database. */
  disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }),
  /** The first 10,000 messages that wait. The service is empty if it is decided when the message is sent. */
  queue: z.array(z.object({ service: z.string(), waiting: z.int(), oldestAt: moment })),
  /** Null without BACKUP_TO. */
  backup: z.nullable(
    z.object({
      isWell: z.boolean(),
      newestAt: z.nullable(moment),
      /** When the last new one was read back to its end. */
      provedAt: z.nullable(moment),
      failedAt: z.nullable(moment),
      failure: z.nullable(z.string()),
    }),
  ),
  /** False if e-mails are only written to files. */
  sendsMail: z.boolean(),
  hasPush: z.boolean(),
  /** The errors of the last 24 hours, the most frequent first. */
  errors: z.array(z.object({ route: z.string(), failure: z.string(), count: z.int() })),
})
export type System = z.infer<typeof systemSchema>
