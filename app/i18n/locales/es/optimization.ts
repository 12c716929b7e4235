import type { ImprovementCode } from "~/features/optimization/improvement";

export const optimization = {
  title: "Mejorar el prompt",
  /** What the built-in diagnosis improved, one sentence each. */
  improvement: {
    contradictions: "Se aclara qué instrucción prevalece cuando dos se contradicen",
    buried_task: "La tarea pasa al principio",
    unnamed_inputs: "Los datos sin nombre ahora son variables",
    vague_words: "Las palabras vagas se sustituyen por algo comprobable",
    missing_role: "Se añade el papel que asume la IA",
    missing_audience: "Se añade a quién va dirigido",
    missing_constraints: "Se añaden las condiciones que debe cumplir",
    missing_output_format: "Se añaden el formato y la extensión del resultado",
    missing_examples: "Se añade un ejemplo del resultado",
    missing_criteria: "Se añaden criterios para dar por bueno el resultado",
    missing_light: "Se añade la luz",
    missing_style: "Se añade el estilo",
    missing_composition: "Se añade la composición",
    missing_aspect_ratio: "Se añade la proporción de la imagen",
    missing_camera: "Se añade el movimiento de cámara",
    missing_audio: "Se añade el sonido",
    missing_duration: "Se añade la duración",
  } satisfies Record<ImprovementCode, string>,
};
