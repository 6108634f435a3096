import { codeOrigin } from '../../addresses/code-origin'

export const ourHosts = (): string[] => [new URL(codeOrigin()).host, window.location.host]
