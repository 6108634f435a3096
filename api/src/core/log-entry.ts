/** The log contains no path, query, header, body or message. */
export type LogEntry = {
  at: string
  level: 'info' | 'error'
  requestId: string
  method: string
  route: string
  status: number
  ms: number
  user?: string
  failure?: { name: string; place: string }
}
