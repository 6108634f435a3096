import { codeOrigin } from '../../app/code-origin'

/** What our printed links can name: where codes lead, and where this app came from. */
export const ourHosts = (): string[] => [new URL(codeOrigin()).host, window.location.host]
