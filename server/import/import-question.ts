export interface Choice {
  value: string;
  label: string;
  usable: boolean;
}

/** Something the file leaves open and only the user can decide. Caught at the door of the import. */
export class ImportQuestion extends Error {
  readonly option: 'shapefile' | 'treatAsNad83';
  readonly choices: Choice[];

  constructor(text: string, option: ImportQuestion['option'], choices: Choice[]) {
    super(text);
    this.option = option;
    this.choices = choices;
  }
}
