/** The forms of the dialog in which deliveries are submitted, one for each task. */
export type OpenForms = {
  /** The task whose form is shown; null for the first of the user's own. */
  readonly shown: string | null
  /** The tasks whose forms stay, shown or not: their answer is under way, or is a refusal that was not seen. */
  readonly submitted: ReadonlyMap<string, 'under way' | 'refused'>
  /** The task whose accepted delivery closes the dialog: the last one submitted, if no other was chosen since. */
  readonly closesAfter: string | null
  /** Whether the dialog is to close. */
  readonly isOver: boolean
}

export type FormEvent = {
  readonly kind: 'chosen' | 'submitted' | 'refused' | 'delivered'
  readonly taskId: string
}

export function openForms(shown: string | null): OpenForms {
  return { shown, submitted: new Map(), closesAfter: null, isOver: false }
}

/** The forms after something has happened to one of them. An accepted delivery closes them, or shows a refusal that was not seen (CON-1). */
export function formsAfter(forms: OpenForms, { kind, taskId }: FormEvent): OpenForms {
  const submitted = new Map(forms.submitted)
  switch (kind) {
    case 'chosen':
      if (submitted.get(taskId) === 'refused') submitted.delete(taskId)
      return { ...forms, submitted, shown: taskId, closesAfter: null }
    case 'submitted':
      return { ...forms, submitted: submitted.set(taskId, 'under way'), shown: taskId, closesAfter: taskId }
    case 'refused':
      if (forms.shown === taskId) submitted.delete(taskId)
      else submitted.set(taskId, 'refused')
      return { ...forms, submitted }
    case 'delivered': {
      submitted.delete(taskId)
      if (forms.closesAfter !== taskId) return { ...forms, submitted }
      const refused = [...submitted.keys()].find((one) => submitted.get(one) === 'refused')
      if (refused === undefined) return { ...forms, submitted, isOver: true }
      return formsAfter({ ...forms, submitted }, { kind: 'chosen', taskId: refused })
    }
  }
}
