import { slots } from "../slots";
import type { WritingKind } from "../writing-kind";

export const poem: WritingKind = {
  id: "poem",
  imaginative: true,
  keywords: {
    ja: ["詩", "俳句", "短歌", "川柳", "歌詞", "作詞", "ポエム", "替え歌", "ラップ"],
    en: ["poem", "haiku", "lyrics", "song", "limerick", "verse", "sonnet", "rap", "song lyrics"],
    es: ["poema", "haiku", "letra de canción", "canción", "verso", "soneto", "rima", "rap", "poesía"],
  },
  counted: {
    ja: "案|首|句|篇|編|つ|パターン",
    en: "poems?|haikus?|versions?|limericks?|verses?|options?",
    es: "poemas?|haikus?|versiones|opciones",
  },
  slots: [slots.topic],
  guide: {
    ja: {
      tags: ["詩・歌詞", "創作"],
      role: "一語の重さと音の響きを大切にする詩人として、声に出して味わえる作品を作る。",
      reader: "読み手は、作者の事情を知らない人とする。",
      tone: "題材に合う一つの調子を貫く",
      think: ["感情そのものではなく、それを宿す物や景色", "その形式の決まり（音数、季語、韻、繰り返し）"],
      steps: [
        "題材から、目に見え、耳に聞こえるものを書き出す。",
        "中心に置く景色や物を一つ選ぶ。",
        "形式の決まりに合わせて言葉を並べる。",
        "説明になっている言葉を、具体的なものに置き換える。",
        "声に出して読み、拍と響きを整える。",
      ],
      rules: ["使い古された比喩と、感情をそのまま言う言葉を避ける。", "既存の作品の一節を使わない。"],
      output: ["題が要る形式なら題を付ける", "各案の下に、狙いを一行で添える"],
      versions: ["作品は3案"],
      length: "形式の決まりどおり。歌詞なら1番とサビ、自由な詩なら20行以内",
      edges: [
        "俳句は五・七・五と季語、短歌は五・七・五・七・七を守り、字余りは効果のあるときだけにする。",
        "歌詞では、サビだけを聞いても伝わる言葉を繰り返す。",
      ],
      criteria: ["一つの景色がはっきり浮かぶ。", "三案の切り口が異なる。"],
      checks: ["音数や韻が決まりに合っているか、数えて確かめる。", "なくても通じる言葉が残っていないか。"],
    },
    en: {
      tags: ["poetry", "creative writing"],
      role: "You are a poet who weighs every word by ear. Write something worth saying out loud.",
      reader: "Readers know nothing of the circumstances behind it.",
      tone: "one voice that suits the subject, held throughout",
      think: [
        "Not the feeling itself but the thing or scene that holds it",
        "The rules of the form: syllables, rhyme, refrain",
      ],
      steps: [
        "Collect what can be seen and heard in the subject.",
        "Choose one image for the centre.",
        "Set the words to the form.",
        "Replace explanation with concrete things.",
        "Read it aloud and mend the rhythm.",
      ],
      rules: ["No worn comparisons and no feelings stated outright.", "No lines from existing works."],
      output: ["A title where the form has one", "Under each, one line on the idea behind it"],
      versions: ["Three versions"],
      length: "as the form requires; a verse and chorus for a song, up to 20 lines for a free poem",
      edges: [
        "Break the form only where the break means something.",
        "In a song, the chorus has to work on its own.",
      ],
      criteria: ["One image stays clear in the mind.", "The three versions start from different places."],
      checks: ["Syllables and rhymes have been counted.", "No word could go without loss."],
    },
    es: {
      tags: ["poesía", "creación"],
      role: "Eres poeta y sopesas cada palabra de oído. Escribe algo que merezca decirse en voz alta.",
      reader: "Quien lee no conoce las circunstancias que hay detrás.",
      tone: "una sola voz, acorde con el tema, de principio a fin",
      think: [
        "No el sentimiento en sí, sino la cosa o la escena que lo guarda",
        "Las reglas de la forma: sílabas, rima, estribillo",
      ],
      steps: [
        "Reúne lo que se ve y se oye en el tema.",
        "Elige una imagen para el centro.",
        "Ajusta las palabras a la forma.",
        "Sustituye las explicaciones por cosas concretas.",
        "Léelo en voz alta y corrige el ritmo.",
      ],
      rules: [
        "Sin comparaciones gastadas ni sentimientos dichos a las claras.",
        "Ningún verso de obras existentes.",
      ],
      output: ["Con título si la forma lo lleva", "Debajo de cada una, una línea con su idea"],
      versions: ["Tres versiones"],
      length: "la que pida la forma; estrofa y estribillo si es canción, hasta 20 versos si es libre",
      edges: [
        "Rompe la forma solo donde la ruptura signifique algo.",
        "En una canción, el estribillo tiene que funcionar por sí solo.",
      ],
      criteria: ["Queda en la mente una imagen nítida.", "Las tres versiones parten de lugares distintos."],
      checks: ["Se han contado sílabas y rimas.", "Ninguna palabra sobra."],
    },
  },
};
