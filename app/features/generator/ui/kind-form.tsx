import { href } from "react-router";

import type { Composition } from "~/domain/composition";
import { HiddenFields } from "~/ui/field";

import type { GenerationOrder } from "../schema";
import { KindSwitch } from "./kind-switch";
import { fieldsOf } from "./order-fields";

interface KindFormProps {
  composition: Composition;
  order: GenerationOrder;
  onChoose: (kind: string) => void;
}

/** The kinds of task that a result's line may be: each button makes the prompt of that kind. Works without scripts. */
export function KindForm({ composition, order, onChoose }: KindFormProps) {
  return (
    <form method="post" action={href("/generate")} onSubmit={(event) => event.preventDefault()}>
      <HiddenFields values={fieldsOf({ ...order, kind: undefined, refused: undefined })} />
      <KindSwitch composition={composition} type="submit" onChoose={onChoose} />
    </form>
  );
}
