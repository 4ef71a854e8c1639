// Blocking and tiny, so that the first paint has the right colours. The keys are those of state/preferences.ts.
;(() => {
  const root = document.documentElement
  try {
    if (localStorage.getItem('bit-calculator.dark') === 'true') root.dataset.theme = 'dark'
    if (localStorage.getItem('bit-calculator.modern') === 'false') root.dataset.layout = 'classic'
  } catch {
    // Storage may be forbidden: the defaults stand.
  }
})()
