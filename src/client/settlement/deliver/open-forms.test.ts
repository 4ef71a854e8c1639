import { expect, test } from 'vitest'
import { type FormEvent, formsAfter, openForms } from './open-forms.ts'

const [wheel, miller] = ['wheel', 'miller']

/** What happens in the dialog that was opened for the wheel, such as `submitted wheel`, and the forms then. */
function after(...happened: readonly string[]) {
  const forms = happened
    .map((words) => {
      const [kind, taskId] = words.split(' ')
      return { kind, taskId } as FormEvent
    })
    .reduce(formsAfter, openForms(wheel))
  return [forms.shown, Object.fromEntries(forms.submitted), forms.isOver]
}

test('CON-1: an accepted delivery closes the dialog, a refused one leaves it', () => {
  expect(after(`submitted ${wheel}`, `delivered ${wheel}`)).toEqual([wheel, {}, true])
  expect(after(`submitted ${wheel}`, `refused ${wheel}`)).toEqual([wheel, {}, false])
})

test('CON-1: whoever has chosen the miller meanwhile, or come back from there, keeps the dialog when the wheel is accepted', () => {
  const left = [`submitted ${wheel}`, `chosen ${miller}`]
  expect(after(...left)).toEqual([miller, { wheel: 'under way' }, false])
  expect(after(...left, `delivered ${wheel}`)).toEqual([miller, {}, false])
  expect(after(...left, `chosen ${wheel}`, `delivered ${wheel}`)).toEqual([wheel, {}, false])
})

test('CON-1: a refusal of the wheel that comes while the miller is shown stays until the wheel is chosen, and is shown before the dialog closes', () => {
  const refused = [`submitted ${wheel}`, `chosen ${miller}`, `refused ${wheel}`]
  expect(after(...refused)).toEqual([miller, { wheel: 'refused' }, false])
  expect(after(...refused, `chosen ${wheel}`)).toEqual([wheel, {}, false])
  const both = [...refused, `submitted ${miller}`, `delivered ${miller}`]
  expect(after(...both)).toEqual([wheel, {}, false])
  expect(after(...both, `submitted ${wheel}`, `delivered ${wheel}`)).toEqual([wheel, {}, true])
})
