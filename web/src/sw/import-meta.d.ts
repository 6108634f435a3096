/** What the build puts into the worker's code, as Vite types it for pages. */
interface ImportMeta {
  readonly env: Readonly<Record<string, unknown>>
}
