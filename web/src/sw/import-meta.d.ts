/** The values that the build inserts into the worker's code, typed as Vite does for pages. */
interface ImportMeta {
  readonly env: Readonly<Record<string, unknown>>
  glob<Module>(
    files: string,
    options: { eager: true; import: 'default' },
  ): Readonly<Record<string, Module>>
}
