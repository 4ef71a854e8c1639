/** How the shared stock is counted, with worked examples; docs/ledger.md tells the same (INV-2, TSK-2). */
export const inventoryCountingText = {
  title: 'How the stock is counted',
  back: 'Back to the stock',
  intro:
    'The numbers of the stock, of projects and of tasks all follow from two things: what people entered, and what the projects need. Nothing else is stored, so they cannot drift apart.',
  sections: [
    {
      title: 'Every piece is in one place',
      points: [
        'A piece is free, or kept back by hand, or held by one project. It is never counted twice.',
        'Reserved is what is kept back and what all projects hold, together. Available is the quantity less what is reserved.',
        'Low stock means that less is available than the settlement wants at hand. The number stands in the settings.',
      ],
    },
    {
      title: 'Who gets what',
      points: [
        'Free stock goes to the projects that need it: first by priority, then by their place in the order, then the oldest.',
        'What a project holds stays with it. A more urgent project takes only from what is free; leaders can hand over the rest.',
        'A project that needs less gives back what is too much. Where stock is lost, the last project in the order gives first.',
        'What nobody needs stays free.',
      ],
    },
    {
      title: 'What a project needs',
      points: [
        'The items of a project come first. For what is missing of them it needs their ingredients, and so on down to what is gathered.',
        'Crafts are whole: whoever needs 7 planks of a recipe that gives 2 needs 4 crafts.',
        'A plank that is there already needs no logs any more.',
      ],
    },
    {
      title: 'How far a task is',
      points: [
        'A task asks for what its project misses. What the project then gets of the item counts as done.',
        'What was done stays done when the product is crafted from it: the logs of a finished plank are not asked for again.',
        'It falls only where stock is lost to the project: taken out, kept back, handed over, or an entry taken back.',
      ],
    },
    {
      title: 'What was entered stays',
      points: [
        'Each movement is an entry: how much, by whom, when, and for which project. The quantity of an item is the sum of its entries.',
        'Entries are never changed. One that was wrong is taken back by a further entry, once, with the name of who did it; that one stays.',
        'Of a craft everything goes back together: the product, and what it used. So do the materials of a delivery, with the last of its items.',
        'A building or a piece of research is never stock: an entry says that it came, a second that it is in use. The project then asks for one less, and both are taken back together.',
        'Stock that is not there any more cannot be taken back. Then the message says how much can be.',
      ],
    },
    {
      title: 'Crafts',
      points: [
        'A recorded craft takes its ingredients and brings its product in one step: first from what the project holds, then from what is free, never from another project.',
        'The amount that came out is filled in with what is to be expected, rounded down. Enter what really came out.',
        'Where a craft gave less than its average, the task asks for as much more.',
      ],
    },
    {
      title: 'Standing orders: at least so many',
      points: [
        'A standing order says how much of an item is to be free at least: neither held by a project nor kept back.',
        'What is short becomes tasks by itself, for its ingredients too. They end when all is there.',
        'Projects are served first: they may take what lies there for an order, which then asks for it again.',
      ],
    },
  ],
  examples: 'Worked examples',
  tables: [
    {
      title: 'Two chairs, from nothing',
      story:
        'A chair takes 4 planks, a plank takes 20 logs. A project wants 2 chairs, and the stock is empty.',
      head: ['What happens', 'Logs', 'Planks', 'Chairs'],
      rows: [
        ['The project is created', '0 of 160', '0 of 8', '0 of 2'],
        ['160 logs arrive', '160 of 160', '0 of 8', '0 of 2'],
        ['8 planks are crafted of them', '160 of 160', '8 of 8', '0 of 2'],
        ['2 chairs are crafted of those', '160 of 160', '8 of 8', '2 of 2'],
      ],
    },
    {
      title: 'Two projects, not enough for both',
      story:
        'Both need 10 logs, and 12 arrive. The first in the order takes what it needs, and nothing moves between them later.',
      head: ['Project', 'Logs'],
      rows: [
        ['The first', '10 of 10'],
        ['The second', '2 of 10'],
      ],
    },
    {
      title: 'The need changes',
      story: 'A project needs 10 logs, and 4 are there.',
      head: ['What happens', 'Logs'],
      rows: [
        ['10 are needed', '4 of 10'],
        ['It needs 20 after all', '4 of 20'],
        ['It needs 6 after all', '4 of 6'],
      ],
    },
    {
      title: 'What becomes free goes to the first who needs it',
      story:
        'A bow takes 1 string. Project A needs 1 string, B needs 1 bow, C needs 1 string. 1 string is delivered for B; then somebody brings a bow, so that B needs its string no more.',
      head: ['Project', 'String or bow'],
      rows: [
        ['A, the first, gets the string', '1 of 1'],
        ['B has its bow', '1 of 1'],
        ['C, the last, still waits', '0 of 1'],
      ],
    },
  ],
} as const
