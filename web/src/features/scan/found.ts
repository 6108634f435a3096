export { FoundNotice } from './found-notice'
export { openLink } from './open-link'
export { ourHosts } from './our-hosts'
export { recogniseAll } from './recognise'
