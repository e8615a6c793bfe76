import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createEventReader } from '../../platform/event-stream.ts'
import { isStreamEvent, readStream, type StreamEvent } from './stream-events.ts'

const written: Extract<StreamEvent, { type: 'complete' }>['data'] = {
  recipeData: null,
  menu: null,
  choices: [],
  corrected: false,
  dietCheck: null,
  messageId: 'm1',
  corrections: [],
  adaptation: null,
  context: {
    restrictions: ['Vegan'],
    skill: null,
    units: 'metric',
    pantry: [],
    turns: 1,
    photo: null,
    standsInFor: null,
  },
  engine: 'Potluck kitchen',
}

const sent = [
  ': keep-alive',
  '',
  'data: {"type":"connected"}',
  '',
  'data: {"type":"waiting","position":2}',
  'data: {"type":"waiting"}',
  'data: {"type":"start","messageId":"m1","engine":"Potluck kitchen"}\r',
  '\r',
  'event: nothing we use',
  'data: {"type":"chunk","chunk":"# Crème brûlée 🍮\\ndata: not an event"}',
  'data: {"type":"diet-note","text":"a type of tomorrow"}',
  'data: {"type":"check","line":{"text":"1 cup stock","restriction":"Vegan","verdict":"unknown","reason":"it may be of meat"}}',
  'data: {"type":"chunk"}',
  'data: {"type":"checking","repairing":true}',
  'data: {"type":"checking"}',
  'data: {"type":"check","line":null}',
  'data: {"type":"complete","data":null,"fullText":"nothing"}',
  'data: {broken',
  `data:${JSON.stringify({ type: 'complete', data: written, fullText: 'done' })}`,
  '',
].join('\n')

const read: StreamEvent[] = [
  { type: 'connected' },
  { type: 'waiting', position: 2 },
  { type: 'start', messageId: 'm1', engine: 'Potluck kitchen' },
  { type: 'chunk', chunk: '# Crème brûlée 🍮\ndata: not an event' },
  {
    type: 'check',
    line: {
      text: '1 cup stock',
      restriction: 'Vegan',
      verdict: 'unknown',
      reason: 'it may be of meat',
    },
  },
  { type: 'checking', repairing: true },
  { type: 'complete', data: written, fullText: 'done' },
]

function cut<T>(whole: { slice: (from: number, to?: number) => T; length: number }, at: number[]) {
  const ends = [...at.map((share) => Math.floor(share * whole.length)), whole.length]
  const sorted = ends.toSorted((a, b) => a - b)
  return sorted.map((end, index) => whole.slice(sorted[index - 1] ?? 0, end))
}

const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 30 })

describe('createEventReader', () => {
  it('reads the same events however the text is cut', () => {
    fc.assert(
      fc.property(cuts, (at) => {
        const reader = createEventReader(isStreamEvent)
        const events = cut(sent, at).flatMap((part) => reader.push(part))
        expect([...events, ...reader.end()]).toEqual(read)
      }),
    )
  })

  it('reads a last event that has no line break behind it', () => {
    const reader = createEventReader(isStreamEvent)
    expect(reader.push('data: {"type":"error","message":"no","code":"X"}')).toEqual([])
    expect(reader.end()).toEqual([{ type: 'error', message: 'no', code: 'X' }])
  })
})

describe('readStream', () => {
  it('reads the same events however the bytes are cut, inside a character too', async () => {
    const bytes = new TextEncoder().encode(sent)
    await fc.assert(
      fc.asyncProperty(cuts, async (at) => {
        const body = new ReadableStream({
          start(controller) {
            for (const part of cut(bytes, at)) if (part.length > 0) controller.enqueue(part)
            controller.close()
          },
        })
        const events: StreamEvent[] = []
        for await (const event of readStream(new Response(body))) events.push(event)
        expect(events).toEqual(read)
      }),
    )
  })
})
