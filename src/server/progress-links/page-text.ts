import { plural } from '#contract/sentences/numbers'
import { isoDay } from '../configuration/clock.ts'

/** The words of the public page of a project (BEY-16). */
export const pageText = {
  product: 'Bit Calculator',
  title: (name: string) => `${name} · Bit Calculator`,
  progress: 'Progress',
  percent: (percent: number) => `${percent}%`,
  ready: (count: number) => `${plural(count, 'task', 'tasks')} ready`,
  waiting: (count: number) => `${plural(count, 'task', 'tasks')} waiting`,
  done: (count: number) => `${plural(count, 'task', 'tasks')} done`,
  items: {
    title: 'Items of this project',
    item: 'Item',
    there: 'Have',
    wanted: 'Wanted',
    none: 'Nothing yet.',
  },
  missing: {
    title: 'Still missing',
    item: 'Item',
    missing: 'Missing',
    held: 'Held',
    needed: 'Needed',
    none: 'Nothing is missing.',
    more: (kinds: number) => `and ${plural(kinds, 'more kind', 'more kinds')}`,
  },
  helpers: {
    title: 'Who helps',
    hint: 'Only those who let their name be shown outside the settlement.',
  },
  changed: (at: string) => `Last change in the settlement: ${timeOf(at)}`,
  archived: (at: string) =>
    `This project was archived on ${isoDay(Date.parse(at))}. Its progress is no longer counted.`,
  about: 'A settlement shows here how far its project is. Plan your own with',
  gone: {
    title: 'This link does not work',
    hint: 'It was revoked, its project is gone, or the address is not complete. Ask whoever gave it to you.',
  },
  trouble: {
    title: 'This page cannot be shown right now',
    hint: 'Please try again in a moment.',
  },
  tooMany: (waitSeconds: number) => ({
    title: 'Too many visits at once',
    hint: `From your address this page was asked for very often. Please wait ${plural(waitSeconds, 'second', 'seconds')} and load it again; nothing is wrong with the link.`,
  }),
  picture: 'A bar that shows how far the project is',
} as const

/** `2026-05-12 14:03 UTC`: the page knows no time zone of its readers. */
function timeOf(at: string): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`
}
