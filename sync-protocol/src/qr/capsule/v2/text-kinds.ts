/** The kinds of text are those of version 1, in its order. */
export { STYLES, TEXT_KIND_NAMES, TEXT_KINDS, type TextKindName } from '../v1/text-kinds'
