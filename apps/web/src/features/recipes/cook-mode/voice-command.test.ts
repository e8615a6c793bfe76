import { expect, it } from 'vitest'
import { readVoiceCommand } from './voice-command.ts'

it.each([
  ['next', 'next'],
  ['okay Next please', 'next'],
  ['go on', 'next'],
  ['go back', 'back'],
  ['the previous one', 'back'],
  ['say that again', 'repeat'],
  ['repeat', 'repeat'],
  ['start the timer', 'timer'],
  ['stop', 'stop'],
  ['no, back, I mean next', 'next'],
  ['pass me the salt', undefined],
  ['', undefined],
])('hears %j as %s', (heard, command) => {
  expect(readVoiceCommand(heard)).toBe(command)
})
