import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { callNames } from './api/calls'
import { generateSchemas, SCHEMA_FILE } from './schemas/generate'
import { isKnownCall } from './validate'

it('has a schema for every call, generated from the pinned SDK’s types', () => {
  expect(callNames().filter(call => !isKnownCall(call))).toEqual([])
  expect(readFileSync(SCHEMA_FILE, 'utf8')).toBe(generateSchemas())
})
