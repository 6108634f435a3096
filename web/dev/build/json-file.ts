import { hash } from 'node:crypto'

/** A file that a phone stores later or never. Its name changes with its content. */
export function jsonFile(path: string, content: unknown): { fileName: string; source: string } {
  const source = JSON.stringify(content)
  const digest = hash('sha256', source, 'base64url').slice(0, 7)
  return { fileName: `assets/wanted/${path}${digest}.json`, source }
}
